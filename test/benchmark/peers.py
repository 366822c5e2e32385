"""The peers of the benchmark that live in Python. Prints lines "name value"; times are of the call alone.

    peers.py check
    peers.py neighbours FOLDER n K
    peers.py spreading  FOLDER n K
    peers.py product    FOLDER n K c
    peers.py tree       FOLDER n d K ROWS
    peers.py flat       FOLDER n d K ROWS
    peers.py descent    FOLDER n d K ROWS
    peers.py hnsw       FOLDER n d K ROWS

FOLDER holds what the runner has written: ROWS.f32 (n x d), digits.f32 (n x 784), classes.i32, shown.i32 (-1: not shown), digits.lists.
"""
import os
import sys
import time


def use_all_of_the_processor():
    """OpenBLAS takes a processor newer than itself for a very old one: four times slower. It is told better."""
    from threadpoolctl import threadpool_info
    import numpy  # noqa: F401, loads the BLAS
    slow = any(lib.get("architecture") in ("Prescott", "Core2", "Nehalem") for lib in threadpool_info())
    if not slow or "OPENBLAS_CORETYPE" in os.environ:
        return
    try:
        flags = open("/proc/cpuinfo").read()
    except OSError:
        return
    if "avx2" in flags:
        os.environ["OPENBLAS_CORETYPE"] = "SKYLAKEX" if "avx512f" in flags else "HASWELL"
        os.execv(sys.executable, [sys.executable] + sys.argv)


def timed(work):
    cpu, wall = cpu_seconds(), time.perf_counter()
    result = work()
    print("cpu", cpu_seconds() - cpu)
    print("seconds", time.perf_counter() - wall)
    return result


def cpu_seconds():
    return sum(os.times()[:4])  # own and ended children's, user and system


def digits(folder, n):
    import numpy as np
    X = np.fromfile(folder + "/digits.f32", "<f4").reshape(-1, 784)[:n]
    return X.astype(np.float64)  # measured: scikit-learn is not faster with float


def classes(folder, name, n):
    import numpy as np
    return np.fromfile(folder + "/" + name + ".i32", "<i4")[:n]


def rows(folder, name, n, d):
    import numpy as np
    return np.fromfile(folder + "/" + name + ".f32", "<f4").reshape(n, d)


def tree(folder, n, d, k, name):
    from scipy.spatial import cKDTree
    X = rows(folder, name, n, d).astype(float)
    timed(lambda: cKDTree(X).query(X, k + 1, workers=2))


def flat(folder, n, d, k, name):
    import faiss
    X = rows(folder, name, n, d)

    def search():
        index = faiss.IndexFlatL2(d)
        index.add(X)
        index.search(X, k + 1)
    timed(search)


def descent(folder, n, d, k, name):
    """The second call: the first one compiles."""
    import pynndescent
    X = rows(folder, name, n, d)

    def search():
        return pynndescent.NNDescent(X, n_neighbors=k + 1, n_jobs=2, random_state=1).neighbor_graph[0]
    search()
    print_recall(X, timed(search), k)


def hnsw(folder, n, d, k, name):
    import hnswlib
    X = rows(folder, name, n, d)

    def search():
        index = hnswlib.Index("l2", d)
        index.init_index(n, ef_construction=100, M=12)
        index.set_num_threads(2)
        index.add_items(X)
        index.set_ef(40)
        return index.knn_query(X, k + 1)[0]
    print_recall(X, timed(search), k)


def print_recall(X, found, k):
    """Of a sample: the share of the neighbours that are no farther than the k-th true one."""
    import numpy as np
    right = 0
    sample = np.random.default_rng(1).integers(0, len(X), 100)
    for i in sample:
        squared = ((X - X[i]) ** 2).sum(1)
        right += (squared[found[i]] <= np.partition(squared, k)[k]).sum() - 1
    print("recall", right / (k * len(sample)))


def check():
    import scipy
    import sklearn
    from threadpoolctl import threadpool_info
    blas = [lib for lib in threadpool_info() if lib["user_api"] == "blas"]
    names = ["%s for %s" % (lib["internal_api"], lib.get("architecture")) for lib in blas]
    print("versions", "scikit-learn %s, SciPy %s, %s" % (sklearn.__version__, scipy.__version__, ", ".join(names)))


def neighbours(folder, n, k):
    from sklearn.neighbors import NearestNeighbors
    X = digits(folder, n)
    timed(lambda: NearestNeighbors(n_neighbors=k, algorithm="brute", n_jobs=2).fit(X).kneighbors_graph(mode="distance"))


def spreading(folder, n, k):
    import warnings
    from sklearn.semi_supervised import LabelSpreading
    warnings.simplefilter("ignore")
    X, truth, shown = digits(folder, n), classes(folder, "classes", n), classes(folder, "shown", n)
    model = timed(lambda: LabelSpreading(kernel="knn", n_neighbors=k, n_jobs=2).fit(X, shown))
    hidden = shown < 0
    print("accuracy", (model.transduction_[hidden] == truth[hidden]).mean())


def product(folder, n, k, c):
    """One isotropic step without its bookkeeping: a sparse symmetric n x n matrix times a dense n x c one."""
    import numpy as np
    import scipy.sparse as sparse
    with open(folder + "/digits.lists", "rb") as file:
        rows, stored = np.fromfile(file, "<i4", 2)
        index = np.fromfile(file, "<i4", rows * stored).reshape(rows, stored)[:n, :k]
    W = sparse.csr_matrix((np.ones(n * k), (np.repeat(np.arange(n), k), index.ravel())), (n, n))
    W = (W + W.T).tocsr()
    F = np.random.default_rng(1).random((n, c))
    best = float("inf")
    for _ in range(20):
        start = time.perf_counter()
        W @ F
        best = min(best, time.perf_counter() - start)
    print("step", best)


if __name__ == "__main__":
    use_all_of_the_processor()
    job, rest = sys.argv[1], sys.argv[2:]
    globals()[job](*[int(word) if word.isdigit() else word for word in rest])
