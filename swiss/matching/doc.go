// Package matching finds pairings in general graphs: [Graph.Maximum] the largest matching (Edmonds' blossoms over bit
// sets), [Perfect] a perfect matching of the largest weight (the primal-dual method), kept optimal while single vertices
// change their weights or leave, so that a long series of decisions costs one short search each; [Classes] the best that
// classes of vertices which are alike can reach.
//
// Weights are integers and every result is exact. No type is safe for concurrent use.
package matching
