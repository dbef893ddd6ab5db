-- The component of a reader that goes wrong and right again all the time; null: none does.
alter table reader_state add column unsteady text;
