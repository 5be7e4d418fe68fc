// Package frames shows a message of any size as codes for a camera, one after the other, so that those that the camera misses do not
// matter, whichever they are and in whatever order the others come.
//
// A message is cut into blocks of equal length. The first frames are the blocks themselves; each later one is the sum, bit by bit,
// of a random half of them (a random linear code). Which half follows from the number of the frame. A reader that has as many frames
// as there are blocks, and on average fewer than two more, solves the equations. So the writer counts up for ever, and a phone may
// begin to read anywhere. A message of at most [Still] bytes is one code that stands still.
//
// A frame is 0xC1, the checksum of the message (4 bytes), its length (3), the number of the frame (2), the block, and the checksum
// of all that (4). It travels as Base45 (RFC 9285), for bytes do not come whole through every reader of codes, and letters do.
package frames
