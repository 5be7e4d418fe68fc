// Package links holds the links of a device: handshake, messages, heartbeat, and a spare channel for the day when one breaks. The ends of
// the channels are the caller's: of a browser in the app, of a computer's own in the relay.
package links
