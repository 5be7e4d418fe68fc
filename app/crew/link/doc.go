// Package link is what a data channel between two browsers needs beside the browser's own: [Description.Pack] puts the handshake into a code of
// some hundred bytes and [Description.SDP] makes of it what the other browser reads, and a [Line] carries messages over the channel in
// pieces, notices that the other fell silent, and bounds what waits.
//
//	What                      Where                   Limits
//	session description       RFC 8866, as JSEP says  one data channel, host candidates over UDP
//	candidates                RFC 8839                8; IPv4, names of mDNS, any other as text
//	fingerprint               RFC 8122                SHA-256
//	pieces                    ours                    16 KiB, of messages of at most [MaxMessage]
//
// No server is asked: what is in the two codes is all that both know of each other, and the fingerprint in a code proves
// who answers. Nothing here reads a clock; instants are the caller's.
package link
