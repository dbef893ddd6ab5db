-- Jobs that do not tell where in a zone an item is leave long stretches of history without any distance.
create index item_history_moved on item_history (observed, id) where distance is not null;
