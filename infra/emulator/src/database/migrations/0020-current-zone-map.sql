-- The zone map items of a facility are located on: at most one, and none once it is deleted.
create table current_zone_map (
  facility text primary key references facility (name) on delete cascade,
  zone_map text not null references zone_map (name) on delete cascade,
  status text not null,
  selected timestamptz not null
);
