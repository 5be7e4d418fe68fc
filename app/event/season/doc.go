// Package season counts several events together: who is the same member in them, what each event is worth, and the table over all.
// It knows no screen and no store.
//
//	reading    [Of]             what an event on this device says of who played in it
//	members    [Book.Members]   players of several events put together, and the doubts that a person must answer
//	counting   [Book.Table]     points by score or by place, the best k events, categories, each with its arithmetic
//	climbing   [Ladder]         the places that members took from each other; which rules a club has differs: both usual ones are here
//	keeping    [Season]         what a person chose; one JSON value
//
// Two players are one member when they have the same FIDE ID or national ID; else when name and year of birth are the same, or name
// and club where no year is known. The same name with neither is asked; different numbers or years are different people. Not here:
// sections of teams, whose players have no results of their own.
package season
