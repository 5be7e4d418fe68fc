package journal

// Number returns the number that a board of the section bears in the hall. In the journal the first board of every section is 1.
func (h Hall) Number(board int) int { return board + max(h.First, 1) - 1 }

// BoardAt returns the board that bears a number in the hall; it is less than 1 for a number before the section's first.
func (h Hall) BoardAt(number int) int { return number - max(h.First, 1) + 1 }

// BoardNumber is [Hall.Number] for a section of the event; 0, which is no board, stays 0.
func (s State) BoardNumber(id SectionID, board int) int {
	sec, err := s.section(id)
	if err != nil || board < 1 {
		return board
	}
	return sec.Hall.Number(board)
}

// BoardNumbers are the numbers of several boards of a section; the argument is unchanged.
func (s State) BoardNumbers(id SectionID, boards []int) []int {
	list := make([]int, len(boards))
	for i, b := range boards {
		list[i] = s.BoardNumber(id, b)
	}
	return list
}

// ProposeFirst returns the number at which the boards of a section would stand behind those of the sections before it; clash reports
// that some of its numbers are theirs now. A section is taken to need a board for every two players, so that a latecomer has one too.
func (s State) ProposeFirst(id SectionID) (first int, clash bool) {
	own, err := s.section(id)
	if err != nil {
		return 0, false
	}
	from, to := own.Hall.Number(1), own.Hall.Number(own.boards())
	first = 1
	for _, sec := range s.sections {
		if sec.ID == id {
			break
		}
		if n := sec.boards(); n > 0 {
			last := sec.Hall.Number(n)
			first = max(first, last+1)
			clash = clash || from <= last && sec.Hall.Number(1) <= to
		}
	}
	return first, clash
}

// boards is how many boards a section needs, as far as is known.
func (sec *section) boards() int {
	n := (sec.players + 1) / 2
	if rounds := len(sec.Rounds); rounds > 0 {
		n = max(n, len(sec.Rounds[rounds-1].Pairs))
	}
	return n
}
