"""Runs scikit-learn and GraphLearning for the league (./antw league).

    league_peers.py [--graphlearning DIR] --list
        prints what can be run: lines "library NAME VERSION", "method NAME" and "without NAME: REASON"
    league_peers.py [--graphlearning DIR] FOLDER
        runs the jobs in FOLDER and prints one line per job as soon as it is done:
        "METHOD,CELL,DRAW,SECONDS,CLASS CLASS ..." with a class for each node, or "...,SECONDS,failed: REASON"

FOLDER contains what League has written:
    graph.csv  the number of nodes, then one line "i,j,weight" per undirected edge; nodes are counted from 0
    sizes.csv  the true size of each class; only methods marked "(sizes)" read it
    jobs.csv   lines "METHOD,CELL,DRAW,NODE:CLASS NODE:CLASS ..." with the labels to be shown and no others

A library takes part if it can be imported.
"""
import argparse
import os
import sys
import time
import warnings


class Graph:
    """The weights as a symmetric sparse matrix, and the true size of each class."""

    def __init__(self, folder):
        import numpy as np
        from scipy import sparse

        with open(os.path.join(folder, "graph.csv"), encoding="utf-8") as lines:
            self.size = int(next(lines))
            i, j, weight = np.loadtxt(lines, delimiter=",", ndmin=2).T
        half = sparse.coo_matrix((weight, (i.astype(int), j.astype(int))), shape=(self.size, self.size))
        self.weights = (half + half.T).tocsr()
        self.sizes = np.loadtxt(os.path.join(folder, "sizes.csv"), delimiter=",", ndmin=1)


def scikit_learn():
    """Label propagation and label spreading. Their kernel is a function that returns the graph."""
    import numpy as np
    import sklearn
    from sklearn.semi_supervised import LabelPropagation, LabelSpreading

    def method(make):
        def predict(graph, nodes, classes):
            y = np.full(graph.size, -1)
            y[nodes] = classes
            model = make(lambda a, b: graph.weights.copy())
            model.fit(np.arange(graph.size).reshape(-1, 1), y)
            return model.transduction_

        return predict

    return sklearn.__version__, {
        "sk LabelPropagation": method(lambda kernel: LabelPropagation(kernel=kernel)),
        "sk LabelSpreading": method(lambda kernel: LabelSpreading(kernel=kernel)),
        # nearer to its limit than the default of 0.2 and 30 iterations, and mostly better
        "sk LabelSpreading 0.99": method(lambda kernel: LabelSpreading(kernel=kernel, alpha=0.99, max_iter=1000)),
    }


def graph_learning(folder):
    """The methods of GraphLearning that run within seconds, with its authors' default options."""
    import numpy as np
    from scipy import sparse  # noqa: F401, GraphLearning expects it to be loaded

    if not folder:
        raise ImportError("no folder given")
    sys.path.insert(0, folder)
    import graphlearning.ssl as ssl
    import graphlearning.utils as utils

    # On a graph of several parts its solver runs for 100,000 iterations. A thousand gave the same errors within
    # 0.3 points in 8 draws of coil, and the same answers on four other sets.
    utils.conjgrad.__defaults__ = (None, 1000, 1e-10)

    def method(make):
        def predict(graph, nodes, classes):
            present, numbers = np.unique(classes, return_inverse=True)  # it expects classes 0, 1, ... without gaps
            shares = graph.sizes[present] / graph.sizes[present].sum()
            model = make(graph.weights, shares)
            predicted = model.fit_predict(nodes, numbers)
            if not np.isfinite(model.prob).all():
                raise ArithmeticError("scores are not finite")
            return present[predicted]

        return predict

    return version_of(folder), {
        "gl Laplace": method(lambda w, s: ssl.laplace(w)),
        "gl Laplace poisson": method(lambda w, s: ssl.laplace(w, reweighting="poisson")),
        "gl Laplace wnll": method(lambda w, s: ssl.laplace(w, reweighting="wnll")),
        "gl Poisson": method(lambda w, s: ssl.poisson(w)),
        "gl Poisson descent": method(lambda w, s: ssl.poisson(w, solver="gradient_descent")),
        "gl RandomWalk": method(lambda w, s: ssl.randomwalk(w)),
        "gl CenteredKernel": method(lambda w, s: ssl.centered_kernel(w)),
        "gl PLaplace": method(lambda w, s: ssl.plaplace(w)),
        "gl PEikonal": method(lambda w, s: ssl.peikonal(w)),
        "gl Laplace poisson (sizes)": method(lambda w, s: ssl.laplace(w, s, reweighting="poisson")),
        "gl Poisson descent (sizes)": method(lambda w, s: ssl.poisson(w, s, solver="gradient_descent")),
        "gl PoissonMBO (sizes)": method(lambda w, s: ssl.poisson_mbo(w, s, solver="gradient_descent")),
    }


def version_of(folder):
    """The version in the checkout's project file: an uninstalled package does not know its own."""
    for name in ("pyproject.toml", "setup.py"):
        file = os.path.join(folder, name)
        if os.path.exists(file):
            with open(file, encoding="utf-8") as lines:
                for line in lines:
                    if line.strip().startswith("version"):
                        return line.split("=", 1)[1].strip().strip("',\"")
    return "of unknown version"


def libraries(folder):
    """Name, version and methods of each library that can be imported, and why the others cannot."""
    found, missing = [], []
    for name, load in (("scikit-learn", scikit_learn), ("GraphLearning", lambda: graph_learning(folder))):
        try:
            found.append((name, *load()))
        except ImportError as problem:
            missing.append((name, problem))
    return found, missing


def show(found, missing):
    for name, version, methods in found:
        print("library", name, version)
        for method in methods:
            print("method", method)
    for name, problem in missing:
        print(f"without {name}: {problem}")


def run(folder, methods):
    import numpy as np

    warnings.simplefilter("ignore")
    np.seterr(all="ignore")
    graph = Graph(folder)
    with open(os.path.join(folder, "jobs.csv"), encoding="utf-8") as jobs:
        for job in jobs:
            name, cell, draw, labels = job.strip().split(",")
            nodes, classes = np.array([label.split(":") for label in labels.split()], dtype=int).T
            np.random.seed(1)
            start = time.perf_counter()
            try:
                answer = " ".join(str(int(c)) for c in methods[name](graph, nodes, classes))
            except (Exception, SystemExit) as problem:  # GraphLearning calls sys.exit on some errors
                reason = f"{type(problem).__name__} {problem}".replace("\n", " ").replace(",", ";")
                answer = "failed: " + reason
            print(f"{name},{cell},{draw},{time.perf_counter() - start:.3f},{answer}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--graphlearning", default="", metavar="DIR", help="a checkout with its extensions built")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("folder", nargs="?")
    options = parser.parse_args()
    found, missing = libraries(options.graphlearning)
    if options.list:
        show(found, missing)
    else:
        run(options.folder, {name: predict for _, _, methods in found for name, predict in methods.items()})


if __name__ == "__main__":
    main()
