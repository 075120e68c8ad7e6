import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { statement, type Connection } from '#server/db/open.ts'

/** Resets an international student: no visit, contract or consent. */
export const resetContract = defineListQuery<object, [code: string]>(
  'journeys.resetContract',
  `with who as (select id from student where code = $1),
     visits as (delete from visit using who where student_id = who.id),
     accepted as (delete from contract_acceptance using who where student_id = who.id),
     consents as (delete from international_consent using who where student_id = who.id),
     codes as (delete from mobile_code using who where student_id = who.id)
   update student set contract_approved = false, international_agreed = false where code = $1`,
)

/** Makes a student international, of the same intake as another one, without visit, contract or consent. */
export const makeInternational = defineListQuery<object, [code: string, other: string]>(
  'journeys.makeInternational',
  `with other as (select intake_id from student where code = $2),
     priced as (
       insert into intake_fee (intake_id, programme_id, fee, currency)
       select other.intake_id, s.programme_id, 5000, 'USD' from other, student s where s.code = $1
       on conflict do nothing)
   update student set is_international = true, contract_approved = false, international_agreed = false,
     intake_id = (select intake_id from other) where code = $1`,
)

const goBack = statement<object>(
  'journeys.makeLocal',
  `with who as (select id, intake_id, programme_id from student where code = $1),
     priced as (
       delete from intake_fee f using who where f.intake_id = who.intake_id and f.programme_id = who.programme_id)
   update student set is_international = false, contract_approved = true, intake_id = null where code = $1`,
)
/** Makes the student a local one again. */
export const makeLocal = async (db: Connection, code: string) => {
  await resetContract(db, code)
  await db.rows(goBack, [code])
}

/** Sets how many visits a slot still takes. */
export const setFreePlaces = defineListQuery<
  object,
  [branch: number, day: string, start: string, free: number]
>(
  'journeys.setPlaces',
  'update visit_slot set capacity = taken + $4 where branch_id = $1 and day = $2 and starts = $3',
)

/** Changes the fee of every programme. */
export const raiseFees = defineListQuery<object, [by: number]>(
  'journeys.setFee',
  'update intake_fee set fee = fee + $1',
)

/** An international student's visit, contract and consents. */
export const loadContract = defineRowQuery<object, [code: string]>(
  'journeys.contract',
  `select s.contract_approved as approved, a.locale, a.fee::text, encode(a.text_hash, 'hex') as text_hash,
     c.personal_data, c.media_materials, c.media_due_on is not null as is_withdrawn,
     (select count(*)::int from visit v where v.student_id = s.id and v.removed_at is null) as visits
   from student s left join contract_acceptance a on a.student_id = s.id
   left join international_consent c on c.student_id = s.id where s.code = $1`,
)

/** Resets the acceptance of a foreign contract. */
export const resetForeignContract = defineListQuery<object, [code: string]>(
  'journeys.resetForeignContract',
  `update popup_recipient set accepted_at = null, accepted_in = null, seen_at = null
   where student_id = (select id from student where code = $1)`,
)

export const loadForeignContract = defineRowQuery<{ accepted_in: string | null }, [code: string]>(
  'journeys.foreignContract',
  `select accepted_in from popup_recipient where student_id = (select id from student where code = $1)`,
)

/** Restores the consent to photographs and films. */
export const resetWithdrawal = defineListQuery<object, [code: string]>(
  'journeys.resetWithdrawal',
  `update international_consent set media_withdrawn_at = null, media_due_on = null
   where student_id = (select id from student where code = $1)`,
)

/** Resets the instructions for the app. */
export const resetInstructions = defineListQuery<object, [code: string]>(
  'journeys.resetInstructions',
  `update contract_acceptance set instructions_closed_at = null
   where student_id = (select id from student where code = $1)`,
)
