"""The order in which a figure's triangles and vertices are stored."""

import meshoptimizer
import numpy as np


def for_drawing(triangles, vertices):
    """The triangles in an order that uses every vertex again soon, and the vertices, by their old numbers, in the order in
    which those use them. What draws computes a vertex anew whenever it has forgotten it, and where a processor draws, that
    is most of a frame.
    """
    corners = np.zeros(triangles.size, np.uint32)
    meshoptimizer.optimize_vertex_cache(corners, np.ascontiguousarray(triangles.ravel(), np.uint32), vertex_count=vertices)
    used, first = np.unique(corners, return_index=True)
    order = used[np.argsort(first)]
    number = np.zeros(vertices, np.uint32)
    number[order] = np.arange(len(order))
    return number[corners].reshape(-1, 3), order
