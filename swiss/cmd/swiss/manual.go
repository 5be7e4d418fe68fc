package main

// What help says beside the options: examples, and the form of -json. Names in JSON are lower case, words separated by _; points are
// numbers such as 5.5; a file that fails gives {"file":…,"round":…,"error":…}, the round where one was at work.
const (
	generateMore = `What is not given is drawn, for each tournament anew; -unset fixed takes the values named above. AMOUNT is N in the event, P% of the
players (or games) in each round, or ROUND:N and ROUND:P% in one round, separated by commas. The seed is printed, and stands in the file (012)
with all values ("### Seed"): given again they make the same file. Places and records 202 and 212 are those of -tiebreaks.
Every system can be drawn: dutch, dubov, burstein, lim, keizer, roundrobin, groups:N, scheveningen, knockout, doubleswiss (two columns a
round), team (four boards; -players counts all players). What a system knows nothing of is refused, such as byes in a round robin.
examples: swiss generate -players 40 -rounds 7 -half-byes 2% | swiss check -
          swiss generate -seed 2026 -n 1000 -o folder`

	pairMore = `Without -json the form of the established engines: the number of lines, then "white black" a line, the bye as "n 0".
-json prints one object a round: {"file":…,"round":4,"pairs":[[white,black],…],"bye":7}; the bye is 0 where there is none.
An event whose rounds are all paired is answered so, with status 1.
examples: swiss pair event.trf
          swiss pair -all -json event.trf`

	checkMore = `Each round is paired from those before it as they stand in the file, so that one difference stays one. Points are those of the rounds, and
places those that the file's own list of tie-breaks gives (record 202, or 212 where it says more): who stays tied may stand in any order of
the places shared, and a list ends before a code that nobody can compute again, such as a lot. A round that a comment declares
(### MPA @ Round 4) is marked and counts all the same. A knock-out reported by Wasit is played again on its bracket, of which a comment of the
file tells the draw and the play-offs: who meets whom, with which colours, who goes on, and the places; of a report of play-offs alone the
pairings are not checked, and "note" says so. Status 1 if anything differs, or if -only standings finds no list or place.
-json prints one object a file: {"file","system":"dutch-2026","edition":"2026","rounds":9,"differ":1,"differences":[{"round":4,"text",
"file":["12-4","9-3"],"computed":["12-3","9-4"]},{"round":4,"text"},…],"colours":[{"round","text"}],"points":[{"tpn","file","computed"}],
"standings":{"list":["PTS","BH"],"after":9,"differ":[{"tpn","file","computed","code","text"}],"note"},"declared":[4],"note"}; "differ" counts rounds,
a bye is 7=PAB.
examples: swiss check event.trf
          swiss check -only standings -tiebreaks BH/C1,BH,SB event.trf`

	explainMore = `-json prints one object: {"file","system","round","pairs","bye","brackets":[{"score","role","residents","moved_down","moved_up",
"floaters","values":[{"criterion","value","list"}],"choices":[…]}],"boards":[{"white","black","rule","wishes","decided"}],
"bye_reason":{"tpn","score","barred","needed","article","unplayed_rounds"},"ranking"}; a choice is {"kind","players","pairs","floaters",
"criterion","article","mine","theirs","my_list","their_list"}. With -pair it prints one such choice.
examples: swiss explain -round 3 -board 2 event.trf
          swiss explain -round 3 -pair 1,9 event.trf`

	standingsMore = `-json prints one object: {"standings":[{"tpn":1,"rank":1,"points":5.5,"tiebreaks":{"BH":30,"DE":0,…}},…]}, an undefined value
as null, shared ranks as 1, 2, 2, 4; with -explain {"tpn":11,"values":[{"code","value","article","parts":[…],"order"}]}.
examples: swiss standings -tiebreaks PTS,DE,BH/C1,BH,SB event.trf
          swiss standings -explain 11 event.trf`

	ratingsMore = `By the ratings of the file, the FIDE Rating Regulations (B.02, 2024) and the Title Regulations (B.01, 2024).
-json prints one object: {"ratings":[{"tpn":1,"name","rating","games","score","average","performance","perfect","k","k_sure","change",
"first_rating","title"},…]}; with -player that player alone, beside it "list" of the games and "norms" with what they lack.
examples: swiss ratings event.trf
          swiss ratings -player 3 event.trf`

	convertMore = `example: swiss convert -to trf16 -ascii event.trf > old.trf`
)
