// Package alike tells whether two spellings mean one school or one player. It answers for good where nobody can doubt, and says
// perhaps where a person must be asked; what was answered is data that the caller keeps ([Decisions]). It is pure and lies
// below the journal, so that pairing, prizes, texts and lists can use one key for a school.
package alike
