-- Items that only jobs without a report to the database have seen are not listed.
alter table item add column listed boolean not null default true;

-- Until when the crossings of a threshold have been told, for each job that watches it.
create table threshold_flow (
  threshold_id integer not null references threshold (id) on delete cascade,
  job_id uuid not null references job (id) on delete cascade,
  told_until timestamptz not null,
  primary key (threshold_id, job_id)
);
