package session

// Count says how many rows of a review can enter, wait for an answer, or are left out, and the sexes of those that enter.
type Count struct{ Ready, Open, Skipped, Male, Female int }
