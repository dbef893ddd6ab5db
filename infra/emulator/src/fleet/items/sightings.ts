/**
 * SQL that computes of each sighting which item, where, where before, when and by which job. Nothing is drawn: all of it
 * is worked out from the sighting's number and the seed, so that millions of rows are one statement, and an item is
 * where its last sighting left it.
 *
 * Items are seen in turns: sighting `number` is that of item `number % items` in round `number / items`.
 *
 * Parameters, in this order: seed, number of items, number of sightings, rows of the relations `stage`, `slot` and
 * `span`, and the number of the place ABSENT.
 */

/** A number between 0 and 1 that depends on the seed and the given expression. */
const share = (expression: string, salt: number) =>
  `((hashint8extended(${expression}, $1::bigint * 64 + ${salt}) & 1048575) / 1048576.0::float8)`;

/** One of so many, from 0. */
const choice = (expression: string, salt: number, count: string) =>
  `floor(${share(expression, salt)} * ${count})::integer`;

/** Every item is away in one round of nine, never in its first. */
const isAway = (round: string) => `(${round} > 0 and (item + ${round}) % 9 = 8)`;

const slotIn = (round: string) =>
  `case when ${round} < 0 or ${isAway(round)} then -1
     else ${choice(`item * 65536 + ${round}`, 2, 'stage.slots')} end`;

/** A coordinate within a slot, to the centimetre. */
const along = (slot: string, corner: string, size: string, round: string, salt: number) =>
  `case when located then
     round((${slot}.${corner} + ${slot}.${size} * ${share(`item * 65536 + ${round}`, salt)})::numeric, 2)::real end`;

/**
 * The EPC of an item: a GS1 trade item with header, filter and partition, of three companies with forty articles each,
 * and a serial number; one item in fifty is coded in a way of its own. Unique for 2^38 items.
 */
const epc = `upper(
  case when item % 50 = 49 then 'E280' || substr(code, 5) else code end
  || lpad(to_hex(((article & 1023) << 38) | ((item * 11400714785) & 274877906943)), 12, '0'))`;

const code = `lpad(to_hex((48::bigint << 40) | (1::bigint << 37) | (5::bigint << 34)
  | ((array[614141, 36000, 4012345]::bigint[])[1 + item % 3] << 10) | (article >> 10)), 12, '0')`;

/**
 * @param numbers SQL that gives the `number` of each sighting wanted
 */
export function sightings(numbers: string): string {
  return `
    with stage as materialized (
      select * from jsonb_to_recordset($4::jsonb) as stage (stage integer, facility text, slots integer, located boolean)
    ), slot as materialized (
      select * from jsonb_to_recordset($5::jsonb)
        as slot (stage integer, slot integer, place integer, x float8, y float8, width float8, depth float8)
    ), span as materialized (
      select * from jsonb_to_recordset($6::jsonb)
        as span (stage integer, job_id uuid, begins float8, ends float8, since timestamptz, seconds float8)
    ), seen as (
      select number, item, round, article, stage.*, ${slotIn('round')} as here, ${slotIn('round - 1')} as before,
        (number + ${share('number', 3)}) / $3::bigint as progress, ${code} as code
      from (
        select number, number % $2::bigint as item, number / $2::bigint as round,
          10000 + ${choice('number % $2::bigint', 0, '40')}::bigint * 137 as article
        from (${numbers}) as numbers (number)
      ) as numbered
      join stage on stage.stage = ${choice('item', 1, '(select count(*) from stage)')}
    )
    select ${epc} as epc, seen.item, seen.round, facility, job_id,
      coalesce(was.place, $7) as from_place, coalesce(is_at.place, $7) as to_place,
      ${along('was', 'x', 'width', '(round - 1)', 4)} as from_x, ${along('was', 'y', 'depth', '(round - 1)', 5)} as from_y,
      ${along('is_at', 'x', 'width', 'round', 4)} as to_x, ${along('is_at', 'y', 'depth', 'round', 5)} as to_y,
      date_trunc('milliseconds',
        since + make_interval(secs => seconds * (progress - begins) / (ends - begins))) as observed
    from seen
    join span on span.stage = seen.stage and progress >= begins and progress < ends
    left join slot was on was.stage = seen.stage and was.slot = seen.before
    left join slot is_at on is_at.stage = seen.stage and is_at.slot = seen.here`;
}
