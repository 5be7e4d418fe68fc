// Package clock is the chess clock as a value: a [State] answers every question about an instant, and every act makes a
// new State. Instants are durations since an origin that the caller chooses (the moment the clock was laid on the table,
// say); they come in as arguments, are cut to whole milliseconds once, and never go back. Nothing ticks, nothing reads
// the time of day, so a late frame cannot change a result and a list of acts gives the same state on every device.
//
// Regulations: Art. 6 of the Laws of Chess and the FIDE standards for electronic clocks. "u" is the thinking time of a
// turn, "R" the time left at its start, "A" the amount per move ([Period.Add]).
//
//	Rule                     Article             Decided by           Limits
//	sudden death             Art. 6.3.1 (E23)    [None]               —
//	increment, cumulative    Art. 6.3.1 (E23)    [Fischer]            R − u + A; credit before or after move 1, from move k
//	delay, credit in advance Art. 6.3.2 (E23)    [Bronstein]          R − u + min(u, A), R begins with A on top
//	delay, waits first       Art. 6.3.2 (E23)    [USDelay]            R − max(0, u − A)
//	unused time carried      Art. 6.3.2 (E23)    [Period]             not the leftovers of a byo-yomi period or block
//	periods                  Art. 6.3.1 (E23)    [Period.ByCounter]   by time unless the counter is chosen; at most five
//	check moves at the flag  Art. 6.4 (E23)      [Face.Steady]        the clock never judges the number of moves
//	White's clock started    Art. 6.6 (E23)      [State.Start]        or Black's first press
//	the press                Art. 6.2.1 (E23)    [State.Press]        that a move was made is for the arbiter to see
//	flag fall, who was first Art. 6.8 (E23)      [Face.Flag]          a flag is a fact of the clock, never a result
//	both clocks stopped      Art. 6.11.1 (E23)   [State.Pause]        —
//	wrong setting, times     Art. 6.10.2 (E23)   [State.Correct]      the reason is for the caller's record
//	restored position        Art. 7.1 (E23)      [State.TakeBackPress]
//	time penalty             Art. 7.5.5 (E23)    [State.Adjust], [State.TakeBackGain]
//	silent claim (O2SN 2013) —                   [State.Claim]        on the clock alone; whether mate is possible is the arbiter's
//	hourglass, byo-yomi, Canadian, count up, per move, capped, refund: casual, no article
//
// At the instant at which a counter reaches zero, that comes first and the press after it: exactly zero is a fallen flag
// and nothing is added. What the regulations leave open is read so:
//
//   - Moves of a period are counted within it. The last period ends by time alone.
//   - A period ended by time adds the next main time to every side that is in it; the turn in progress keeps its amount
//     per move and its method, the new one begins with each side's next turn, and only main time is added at the change.
//     Main time that ends in a period with byo-yomi, blocks or an amount per move goes on into them at once.
//   - The five minutes of the steady flag do not count while the clock is paused.
//   - Hourglass, byo-yomi, Canadian, per move and a period by counter that is not the last freeze at the fall, whatever
//     [Control.Freeze] says. Claim mode never freezes.
//   - A side whose flag has fallen may press, presses count, and nothing is added for it. A correction that gives it time
//     makes it whole; who fell first stays known until [State.Reset].
//   - Time that the arbiter adds in overtime is kept at the next press; the refill never takes time away.
//   - Swapping who runs at [State.Resume] ends nobody's turn.
//
// Not covered: byo-yomi, Canadian, count up, per move and hourglass as any period but the last; capped Fischer with more
// than one period; a period that repeats for ever; a new amount per move that applies to the turn in progress.
package clock
