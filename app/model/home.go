package model

// Home is the list of events on this device.
type Home struct{}

// Event is the open event.
type Event struct{}

// Wizard is the new-event form.
type Wizard struct{}

// Import is the review of a list that was pasted or opened.
type Import struct{}

// Entry is the state of result entry.
type Entry struct{}
