package main

import (
	"fmt"
	"strings"

	"wasit/swiss"
)

// trialText says what an alternative would have done and where it is worse.
func trialText(t swiss.Trial) string {
	var b strings.Builder
	switch t.Kind {
	case swiss.TryMeet:
		fmt.Fprintf(&b, "%d with %d", t.Players[0], t.Players[1])
	case swiss.TryStay:
		fmt.Fprintf(&b, "%d paired here", t.Players[0])
	case swiss.TryLeave:
		fmt.Fprintf(&b, "%d floating", t.Players[0])
	case swiss.TryJoin:
		fmt.Fprintf(&b, "%d floating up", t.Players[0])
	case swiss.TryKeep:
		b.WriteString("no exchange between the halves")
	default:
		b.WriteString("another way")
	}
	if t.Criterion == "" {
		return b.String() + ": so it is"
	}
	if len(t.Pairs) > 0 {
		var pairs []string
		for _, p := range t.Pairs {
			pairs = append(pairs, fmt.Sprintf("%d-%d", p.White, p.Black))
		}
		fmt.Fprintf(&b, " (%s", strings.Join(pairs, " "))
		if len(t.Floaters) > 0 {
			fmt.Fprintf(&b, ", floating %s", numbers(t.Floaters))
		}
		b.WriteString(")")
	}
	if len(t.Pairs) == 0 && len(t.Floaters) > 0 {
		fmt.Fprintf(&b, " (floating %s)", numbers(t.Floaters))
	}
	fmt.Fprintf(&b, ": %s: %s", t.Criterion, meaning(t.Criterion))
	if t.Mine != t.Theirs || len(t.MyList)+len(t.TheirList) > 0 {
		fmt.Fprintf(&b, ", %s instead of %s", valueText(t.Theirs, t.TheirList), valueText(t.Mine, t.MyList))
	}
	return b.String()
}

// meanings are the criteria of the Dutch system; old ones of the edition until January 2026 carry a dot.
var meanings = map[string]string{
	"gap": "they met too few rounds ago", "meetings": "they have met as often as allowed", "byes": "somebody else had fewer byes",
	"nearest": "pairs are made from the top, each with the nearest who is allowed",
	"order":   "as good, but later in the order of candidates", "forbidden": "the organiser keeps them apart",
	"C1": "they have met", "C2": "may not have the bye", "C3": "both must have the same colour",
	"C4": "the round could not be completed", "C5": "the bye would go to a higher score",
	"C6": "more downfloaters", "C7": "scores of the downfloaters", "C8": "downfloaters of the next bracket",
	"C9": "unplayed rounds of the player with the bye", "C10": "colour differences beyond two among topscorers",
	"C11": "third times the same colour among topscorers", "C12": "colour preferences not granted",
	"C13": "strong colour preferences not granted", "C14": "downfloaters of the last round floating again",
	"C15": "upfloaters of the last round meeting a higher score again", "C16": "downfloaters of two rounds ago floating again",
	"C17": "upfloaters of two rounds ago meeting a higher score again", "C18": "score differences of those who floated down last round",
	"C19": "score differences of those who floated up last round", "C20": "score differences of those who floated down two rounds ago",
	"C21": "score differences of those who floated up two rounds ago",
	"C.1": "they have met", "C.2": "may not have the bye", "C.3": "both must have the same colour", "C.4": "the round could not be completed",
	"C.5": "fewer pairs", "C.6": "score differences of pairs and downfloaters", "C.7": "players left over by the next bracket",
	"C.8": "colour differences beyond two among topscorers", "C.9": "third times the same colour among topscorers",
	"C.10": "colour preferences not granted", "C.11": "strong colour preferences not granted",
	"C.12": "downfloaters of the last round floating down again", "C.13": "upfloaters of the last round floating up again",
	"C.14": "downfloaters of two rounds ago floating down again", "C.15": "upfloaters of two rounds ago floating up again",
	"C.16": "score differences of those who floated down last round", "C.17": "score differences of those who floated up last round",
	"C.18": "score differences of those who floated down two rounds ago", "C.19": "score differences of those who floated up two rounds ago",
}

// chapterMeanings are those of the systems that carry their chapter.
var chapterMeanings = map[string]string{
	"C.04.4.1 C1": "they have met", "C.04.4.1 C3": "both must have the same colour",
	"C.04.4.1 C5": upfloaters, "C.04.4.1 C6": upScores, "C.04.4.1 C7": meanings["C12"], "C.04.4.1 C8": "more have floated up as often as allowed",
	"C.04.4.1 C9": "they have floated up more often", "C.04.4.1 C10": upAgain,
	"C.04.4.2 C5": "fewer pairs", "C.04.4.2 C6": meanings["C7"], "C.04.4.2 C7": meanings["C8"], "C.04.4.2 C8": meanings["C12"],
	"C.04.6 C4": upfloaters, "C.04.6 C5": upScores, "C.04.6 C6": nextGroup, "C.04.6 C7": upAgain, "C.04.6 C8": meanings["C12"],
	"C.04.6 C9": meanings["C13"], "C.04.6 C10": opponentsAgain,
	"C.04.5 C4": upfloaters, "C.04.5 C5": upScores, "C.04.5 C6": nextGroup, "C.04.5 C7": upAgain, "C.04.5 C8": opponentsAgain,
}

const (
	upfloaters     = "more upfloaters"
	upScores       = "scores of the upfloaters"
	upAgain        = "upfloaters who floated in the last round"
	nextGroup      = "upfloaters that the next scoregroup will need"
	opponentsAgain = "opponents of upfloaters who floated in the last round"
)

func meaning(criterion string) string {
	if m, ok := meanings[criterion]; ok {
		return m
	}
	if m, ok := chapterMeanings[criterion]; ok {
		return m
	}
	return criterion
}
