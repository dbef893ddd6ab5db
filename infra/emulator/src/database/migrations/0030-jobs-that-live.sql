-- A job runs the recipe as it was when it started, whatever becomes of the recipe meanwhile.
alter table job add column recipe jsonb;

-- How many steps the simulation has taken with it: chance depends on it.
alter table job add column step integer not null default 0;

-- Few of many thousand jobs are active.
create index job_active_by_step on job (next_step) where status <> 'STOPPED';

-- What a threshold job notes down while its recipe asks for it, one row per iteration.
create table job_iteration (
  job_id uuid not null references job (id) on delete cascade,
  number integer not null,
  noted timestamptz not null,
  reads jsonb not null,
  primary key (job_id, number)
);
