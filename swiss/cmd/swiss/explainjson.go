package main

import (
	"encoding/json"

	"wasit/swiss"
)

// jsonPairing is a pairing with its reasons. Points are points, colours "white" and "black", lists never null.
type jsonPairing struct {
	File     string         `json:"file"`
	System   string         `json:"system"`
	Round    int            `json:"round"`
	Pairs    [][2]swiss.TPN `json:"pairs"`
	Bye      swiss.TPN      `json:"bye"`
	Brackets []jsonBracket  `json:"brackets"`
	Boards   []jsonBoard    `json:"boards"`
	ByeWhy   *jsonBye       `json:"bye_reason,omitempty"`
	Ranking  []jsonRank     `json:"ranking,omitempty"`
}

type jsonBracket struct {
	Score     json.RawMessage `json:"score"`
	Role      string          `json:"role,omitempty"`
	Residents []swiss.TPN     `json:"residents"`
	MovedDown []swiss.TPN     `json:"moved_down"`
	MovedUp   []swiss.TPN     `json:"moved_up"`
	Floaters  []swiss.TPN     `json:"floaters"`
	Values    []jsonCriterion `json:"values"`
	Choices   []jsonTrial     `json:"choices"`
}

type jsonCriterion struct {
	Criterion string            `json:"criterion"`
	Value     int               `json:"value"`
	List      []json.RawMessage `json:"list,omitempty"`
}

type jsonTrial struct {
	Kind      string            `json:"kind"`
	Players   []swiss.TPN       `json:"players"`
	Pairs     [][2]swiss.TPN    `json:"pairs"`
	Floaters  []swiss.TPN       `json:"floaters"`
	Criterion string            `json:"criterion"`
	Article   string            `json:"article"`
	Mine      int               `json:"mine"`
	Theirs    int               `json:"theirs"`
	MyList    []json.RawMessage `json:"my_list,omitempty"`
	TheirList []json.RawMessage `json:"their_list,omitempty"`
}

type jsonBoard struct {
	White   swiss.TPN   `json:"white"`
	Black   swiss.TPN   `json:"black"`
	Rule    string      `json:"rule"`
	Wishes  [2]jsonWish `json:"wishes"`  // of White and Black
	Decided string      `json:"decided"` // whose wish decided
}

type jsonWish struct {
	Color    string `json:"color,omitempty"`
	Strength string `json:"strength"`
}

type jsonBye struct {
	TPN      swiss.TPN       `json:"tpn"`
	Score    json.RawMessage `json:"score"`
	Barred   []swiss.TPN     `json:"barred"`
	Needed   []swiss.TPN     `json:"needed"`
	Article  string          `json:"article"`
	Unplayed int             `json:"unplayed_rounds"`
}

type jsonRank struct {
	TPN   swiss.TPN `json:"tpn"`
	Place int       `json:"place"`
	Value int       `json:"value"`
	Score string    `json:"score"`
}

// explained is the JSON form of a pairing with its reasons; board 0 is all of it.
func explained(file string, p *swiss.Pairing, board int) jsonPairing {
	out := jsonPairing{File: file, System: p.System, Round: p.Round, Pairs: jsonPairs(p.Pairs), Bye: p.PAB, Brackets: []jsonBracket{}, Boards: []jsonBoard{}}
	for _, b := range p.Why.Brackets {
		if board == 0 || has(b, p.Pairs[board-1].White) && has(b, p.Pairs[board-1].Black) {
			out.Brackets = append(out.Brackets, explainedBracket(b))
		}
	}
	for i, b := range p.Why.Boards {
		if board == 0 || board == i+1 {
			out.Boards = append(out.Boards, jsonBoard{White: b.Pair.White, Black: b.Pair.Black, Rule: b.Rule,
				Wishes: [2]jsonWish{wishOf(b.Preferences[0]), wishOf(b.Preferences[1])}, Decided: []string{"white", "black"}[b.Decided]})
		}
	}
	if w := p.Why.PAB; w != nil && board == 0 {
		out.ByeWhy = &jsonBye{w.TPN, json.RawMessage(jsonPoints(w.Score)), some(w.Barred), some(w.Needed), w.Article, w.Unplayed}
	}
	for _, r := range p.Why.Ranking {
		out.Ranking = append(out.Ranking, jsonRank{r.TPN, r.Place, r.Value, r.Score})
	}
	return out
}

func explainedBracket(b swiss.BracketWhy) jsonBracket {
	out := jsonBracket{Score: json.RawMessage(jsonPoints(b.Score)), Role: string(b.Role), Residents: some(b.Residents), MovedDown: some(b.MovedDown),
		MovedUp: some(b.MovedUp), Floaters: some(b.Floaters), Values: []jsonCriterion{}, Choices: []jsonTrial{}}
	for _, v := range b.Values {
		out.Values = append(out.Values, jsonCriterion{v.Criterion, v.Value, jsonList(v.List)})
	}
	for _, t := range b.Choices {
		out.Choices = append(out.Choices, explainedTrial(t))
	}
	return out
}

func explainedTrial(t swiss.Trial) jsonTrial {
	kind := string(t.Kind)
	if kind == "" {
		kind = "other"
	}
	return jsonTrial{kind, some(t.Players), jsonPairs(t.Pairs), some(t.Floaters), t.Criterion, t.Article, t.Mine, t.Theirs, jsonList(t.MyList), jsonList(t.TheirList)}
}

func wishOf(w swiss.Preference) jsonWish {
	out := jsonWish{Strength: strengths[w.Strength]}
	if w.Strength != swiss.NoPreference {
		out.Color = w.Color.String()
	}
	return out
}

// jsonList writes scores or differences; that of a player who floats on has no number.
func jsonList(list []swiss.Points) []json.RawMessage {
	var out []json.RawMessage
	for _, p := range list {
		if p >= floatsOn {
			out = append(out, json.RawMessage(`"floats on"`))
		} else {
			out = append(out, json.RawMessage(jsonPoints(p)))
		}
	}
	return out
}

func jsonPairs(pairs []swiss.Pair) [][2]swiss.TPN {
	out := make([][2]swiss.TPN, len(pairs))
	for i, p := range pairs {
		out[i] = [2]swiss.TPN{p.White, p.Black}
	}
	return out
}

// some is a list that JSON writes as [] where it is empty.
func some(list []swiss.TPN) []swiss.TPN {
	if list == nil {
		return []swiss.TPN{}
	}
	return list
}
