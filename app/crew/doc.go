// Package crew lets several devices work at one event. One of them is the desk: it alone writes the journal. The others hold a
// copy, and ask the desk to record what a person did on them; the desk decides each request against the state that it has then.
//
// The package knows neither cameras nor networks: what it makes are values that one device hands to another in any order, twice,
// or never. Five things hold whatever becomes of them:
//
//   - a request counts once, however often it comes, also when the desk was killed between deciding and answering;
//   - a result is never replaced by a device that had not seen it;
//   - what a person saw as "at the desk" is in the journal, or that person is told that it is not any more;
//   - a desk that was replaced writes nothing, and lists what only it has;
//   - birth dates and remarks do not travel to devices that only score, check in or show.
//
// What carries those values stands beside it: crew/replica is a device's copy of the journal, and says what it has; crew/wire makes bytes of
// messages and back; crew/frames makes codes for a camera of bytes, or a file, and crew/scan reads the codes in a picture; crew/link
// carries bytes over a channel between two browsers and makes the two codes that bring it about. Camera and channel themselves are in
// bridge, and keeper works them.
package crew
