// Package sheet turns the state of an event into A4 leaves and chat texts. Everything here is a pure function of its
// [Source]: the time of printing, the hall's times and the ranking come in as arguments.
//
//	doc, ok := sheet.Make(sheet.Boards, src) // laid out: doc.Pages, doc.Title
//	html := doc.HTML()                       // leaves in one div.paper, dressed by web/static/sheets.css
//
// A browser never decides where a page ends. Each row's height is computed from widths of letters that are generous for
// the common sans serif faces, and rows are dealt to leaves so that none is lost, doubled or cut (design README §5).
//
// HTML is written by [Writer] alone: tags and classes are constants of a type that a variable text cannot become, and
// every other text is escaped. There are no style attributes, so the policy of the site holds. Birth dates stand on no
// sheet and in no text.
//
// The organiser may put some texts into words of his own (the Wording constants): names in braces are filled in, once, with
// values that are escaped or stripped like everything else that somebody typed.
//
// The version printed at the foot is the number of the journal's last record: equal numbers mean equal data, a higher
// number is newer.
package sheet
