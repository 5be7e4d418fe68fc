// Package store keeps journals: in the browser's IndexedDB, or in memory for tests. It is the only place where an event
// lives, so every act is one strict transaction that either is on the disk whole when a method returns nil, or is not
// there at all.
//
//	s, err := store.Open(ctx)                                   // IndexedDB; *UnavailableError where there is none
//	err = s.Create(ctx, records, state)                         // a new event of its first act
//	err = s.Append(ctx, id, records, state)                     // one act; *ConflictError if somebody else wrote
//	state, err := s.State(ctx, id)                              // from a snapshot and the records after it
//
// Four generic stores hold everything under one schema version (existing stores could not be altered in an upgrade, so
// what may change is versioned inside the values):
//
//	heads      id → [Entry]: all the home page reads, and the sequence number that guards each write
//	records    [id, seq of the act's first record] → the act as JSON lines (file.Encode)
//	snapshots  id → file.EncodeSnapshot: a cache, never needed
//	values     name → text: the settings; of an event at which several devices work, the place of this one
//
// Rating lists stand in a second database ([Lists]), whose blocks app/event/ratinglist makes and reads.
//
// What is guarded against, each with a test: no IndexedDB or a refused one, a database of a newer app, a blocked open, a browser
// that gives no answer ([patience]), a connection that another tab or the browser closed (it is opened again
// once), a full disk, a transaction that ended early, a second writer, a deleted event, a damaged journal or snapshot.
//
// A snapshot is written after the act that closes a round or enters a list, or when [maxTail] records stand after the last
// one: in a transaction of its own, without strictness, after the act was reported. Methods block: never call them inside
// a browser event. One Store serves one page; it may be used by several goroutines.
//
// Not here: who may write (Web Locks, app/device/bridge), free space and persistence (app/device/bridge), files (app/device/bridge, with
// file.ReadBackup and file.WriteBackup).
package store
