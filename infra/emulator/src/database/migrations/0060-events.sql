-- Brokers messages are handed to, and publishers, which hand them over. The password has to be told to the
-- broker as it is, so it is kept as it is; it is never answered.

create table broker (
  id uuid primary key,
  name text not null unique,
  internal boolean not null default false,
  document jsonb not null
);

create table publisher (
  id uuid primary key,
  name text not null unique,
  broker_id uuid not null references broker (id),
  document jsonb not null
);

create index publisher_by_broker on publisher (broker_id);
