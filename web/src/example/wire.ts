// for a game of one's own this is made by `python -m chantier.server.web.board_types web/src/boards`

export interface SeatView {
  coins: number;
}

export interface View {
  cards: string[];
  seats: SeatView[];
}

export type Event = "took";
