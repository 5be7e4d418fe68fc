// Package family holds the codes by which a family follows one child at an event, without an account and without a network.
//
// Two codes stand in addresses. The code of a child says nothing by itself: the print of the event, and a key that is made of a secret of
// the event and of the player. News is what the wall, a text for a school or a sheet says of a round anyway – boards, names, points – and
// each seat bears a mark that only the key of its player makes. So a phone that holds the key finds its child in the news, and knows that a
// device of the event wrote the line; who holds no key can neither find anybody nor forge a line.
//
//	What            Symbol                    Limits
//	child's code    [Child], [Child.Code]     24 letters
//	news            [NewsOf], [News.Codes]    [MostCode] letters each
//	reading         [Read]                    any text of a stranger; *[Error]
//	phone's list    [Book]                    [MostFollowed] children
//
// What is not promised: that the news is new. It says when it was made, and older news never takes the place of newer.
package family
