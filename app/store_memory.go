package app

import (
	"context"
	"sync"

	"wasit/app/journal"
	"wasit/app/model"
)

// memoryStore keeps events until the page is left.
type memoryStore struct {
	mu       sync.Mutex
	events   map[string][]journal.Record
	order    []string
	settings []byte
}

func newStore(context.Context) (Store, error) {
	return &memoryStore{events: map[string][]journal.Record{}}, nil
}

func (s *memoryStore) List(context.Context) ([]model.EventEntry, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []model.EventEntry
	for _, id := range s.order {
		st, err := journal.Replay(s.events[id])
		if err != nil {
			return nil, err
		}
		list = append(list, model.EventEntry{ID: id, Name: st.Event().Name, Players: st.PlayerCount()})
	}
	return list, nil
}

func (s *memoryStore) Create(_ context.Context, id string, records []journal.Record, _ journal.State) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.events[id] = records
	s.order = append(s.order, id)
	return nil
}

func (s *memoryStore) Append(_ context.Context, id string, records []journal.Record, _ journal.State) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.events[id] = append(s.events[id], records...)
	return nil
}

func (s *memoryStore) State(_ context.Context, id string) (journal.State, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.events[id]; !ok {
		return journal.State{}, &model.GoneError{ID: id}
	}
	return journal.Replay(s.events[id])
}

func (s *memoryStore) Records(_ context.Context, id string) ([]journal.Record, error) {
	return s.events[id], nil
}

func (s *memoryStore) Delete(_ context.Context, id string) error {
	delete(s.events, id)
	return nil
}

func (s *memoryStore) Settings(context.Context) ([]byte, bool, error) {
	return s.settings, s.settings != nil, nil
}

func (s *memoryStore) SaveSettings(_ context.Context, data []byte) error {
	s.settings = data
	return nil
}
