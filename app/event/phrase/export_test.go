package phrase

// What the test of FewHere expects.
var FewHereAs, FewAway = textRoundFewHereAs, textRoundFewAway
