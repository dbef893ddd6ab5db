-- The message queues clients have set up; the messages themselves are in the broker.
create table message_queue (
  name text primary key,
  kind text not null,
  filter jsonb not null,
  persistent boolean not null,
  created timestamptz not null
);

create index message_queue_by_kind on message_queue (kind);
