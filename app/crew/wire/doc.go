// Package wire encodes the messages between the devices at an event: the same bytes whether pictures, a link or a file carry them.
//
//	byte  0      version of the language
//	byte  1      kind of the message, and whether its body is compressed
//	      2–9    the event: first bytes of the digest of its id
//	      …      what the sender has: its id, the desk it knows, how many records, and the first bytes of their digest
//	      …      the body; numbers are varints, texts have their length before them
//	last  8      the seal: HMAC-SHA-256, cut, over all before, under the key of the device
//
// The desk gives each device a key with its invitation. [Read] reads the outside, which tells whose key it is, and [Sealed.Open] proves
// it and reads the body. Under the zero key, which invitations have, a seal is a checksum and no more. What is cut, changed, of
// another event or of another sender than it says does not open; a message that is replayed does, and is harmless: requests
// count once, and records that are there are passed over.
package wire
