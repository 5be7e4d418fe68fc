// Package notation reads and writes moves as players write them (App. C), as blind players announce them (App. D.2.1 (E23))
// and as programs exchange them (PGN). The language of the letters is given by the caller; the board judges every sign.
//
//	Rule                         E09     E14     E18     E23     Symbol                Missing here
//	letters of the pieces        C.3     C.3     C.3     C.3     [Language]            languages other than en, id, hr, de
//	short and long form          C.8     C.8     C.8     C.8     [Parse], [Style]      —
//	captures                     C.9     C.9     C.9     C.9     [Parse], [Style]      "exd" without a rank (C.9.3 wants the square)
//	two pieces, one square       C.10    C.10    C.10    C.10    [MoveError], [Style]  —
//	promotion                    C.12    C.11    C.11    C.11    [Parse], [Style]      —
//	draw offer (=)               C.13    C.12    C.12    C.12    [Reading]             —
//	castling, optional signs     C.13    C.13    C.13    C.13    [Parse], [Style]      —
//	PGN                          —       —       —       —       [ReadPGN], [WritePGN]  variants other than Chess960
//	announcing a move            E.2.1   D.2.1   D.2.1   D.2.1   [Words]               words of other languages: a face gives them
package notation
