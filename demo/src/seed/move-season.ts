import { addDays, daysBetween } from '#rules/time/clock.ts'
import { toDatePhrase } from '#rules/time/date-phrase.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { loadTimeZone } from '#server/time-zone/load-time-zone.ts'
import { movePageSnapshots } from './page-changes/move-page-snapshots.ts'
import { withoutNotifications } from './campus/seed-notifications.ts'

/** Deadlines and windows keep their distance to today. */
const dayColumns = (days: number): readonly string[] => [
  `update registration_window set starts_at = starts_at + interval '${days} days', ends_at = ends_at + interval '${days} days'`,
  `update academic_event set starts_on = starts_on + ${days}, ends_on = ends_on + ${days} where kind = 'registration'`,
  `update missing_document set deadline = deadline + ${days} where uploaded_at is null`,
  `update group_request set created_at = created_at + interval '${days} days'`,
  `update problem set created_at = created_at + interval '${days} days'`,
  `update presentation_task set upload_until = upload_until + interval '${days} days'`,
  `update presentation set created_at = created_at + interval '${days} days'`,
  `update master_round set opens_at = opens_at + interval '${days} days', choose_until = choose_until + interval '${days} days'`,
  `update master_component set deadline = deadline + ${days}`,
  `update master_choice set sent_at = sent_at + interval '${days} days'`,
  `update master_submission set created_at = created_at + interval '${days} days'`,
  `update duty_term set deadline = deadline + ${days}`,
  `update popup_message set created_at = created_at + interval '${days} days'`,
  `update location_campaign set deadline = deadline + ${days}`,
  `update visit_slot set day = day + ${days}`,
  `update visit set chosen_at = chosen_at + interval '${days} days', outcome_at = outcome_at + interval '${days} days'`,
  `update student_vaccine set answered_at = answered_at + interval '${days} days'`,
  `update intake set starts_on = starts_on + ${days} where id in (select intake_id from student)`,
  `update intake_deadline set day = day + ${days} where intake_id in (select intake_id from student)`,
  `update medicine_subject set topics_until = topics_until + interval '${days} days', lab_groups_until = lab_groups_until + interval '${days} days'`,
  `update quiz set opens_at = opens_at + interval '${days} days', closes_at = closes_at + interval '${days} days'`,
  `update quiz_attempt set started_at = started_at + interval '${days} days', ends_at = ends_at + interval '${days} days',
     finished_at = finished_at + interval '${days} days'`,
  `update lab_slot set day = day + ${days}`,
  `update exam set day = day + ${days} where id in (select exam_id from exam_submission_window)`,
  `update exam_submission_window set starts_at = starts_at + interval '${days} days', ends_at = ends_at + interval '${days} days'`,
  `update exam_viewing set starts_at = starts_at + interval '${days} days', ends_at = ends_at + interval '${days} days',
     appeals_until = appeals_until + interval '${days} days'`,
  `update exam_comment set created_at = created_at + interval '${days} days'`,
  `update exam_appeal set created_at = created_at + interval '${days} days', answered_at = answered_at + interval '${days} days'`,
  `update booking_time set day = day + 100000`,
  `update booking_time set day = day - 100000 + ${days}`,
  `update booking set day = day + ${days}, sent_at = sent_at + interval '${days} days'`,
  `update club set created_at = created_at + interval '${days} days'`,
  `update club_revision set sent_at = sent_at + interval '${days} days'`,
  `update club_member set at = at + interval '${days} days'`,
  `update club_project set starts_on = starts_on + ${days}, ends_on = ends_on + ${days},
     created_at = created_at + interval '${days} days', sent_at = sent_at + interval '${days} days'`,
  `update library_loan set lent_on = lent_on + ${days}, due_on = due_on + ${days}, renewed_on = renewed_on + ${days},
     closed_on = closed_on + ${days}, lent_at = lent_at + interval '${days} days'`,
  `update library_hold set ready_until = ready_until + ${days}, created_at = created_at + interval '${days} days'`,
  `update book_sale set created_at = created_at + interval '${days} days', paid_at = paid_at + interval '${days} days',
     handed_out_at = handed_out_at + interval '${days} days'`,
  `update scan_order set created_at = created_at + interval '${days} days'`,
  `update publication set publish_at = publish_at + interval '${days} days', published_at = published_at + interval '${days} days',
     created_at = created_at + interval '${days} days'`,
  `update notification set created_at = created_at + interval '${days} days'`,
  `update notification_recipient set seen_at = seen_at + interval '${days} days' where seen_at is not null`,
  // Entries of accounts are never changed, but here the whole past moves.
  `alter table ledger_entry disable trigger refuse_ledger_change`,
  `update ledger_entry set day = day + ${days}, due_on = due_on + ${days}, created_at = created_at + interval '${days} days'`,
  `alter table ledger_entry enable trigger refuse_ledger_change`,
  `update tuition_price set due_on = due_on + ${days}`,
  `update announced_charge set due_on = due_on + ${days}, books_on = books_on + ${days} where entry_id is null`,
  `update scholarship set paid_on = paid_on + ${days}`,
  `update payment_order set created_at = created_at + interval '${days} days', expires_at = expires_at + interval '${days} days',
     closed_at = closed_at + interval '${days} days', paid_at = paid_at + interval '${days} days'`,
  `update payment_step set at = at + interval '${days} days'`,
  `update survey set starts_on = starts_on + ${days}, ends_on = ends_on + ${days}`,
]

/** Dates that depend on the weekday; public holidays do not move. */
const weekColumns = (days: number): readonly string[] => [
  `update semester set starts_on = starts_on + ${days}, ends_on = ends_on + ${days}`,
  `update group_dates set starts_on = starts_on + 100000, ends_on = ends_on + 100000`,
  `update group_dates set starts_on = starts_on - 100000 + ${days}, ends_on = ends_on - 100000 + ${days}`,
  `update academic_event set starts_on = starts_on + ${days}, ends_on = ends_on + ${days} where kind not in ('registration', 'holiday')`,
  `update week_off set starts_on = starts_on + ${days}, ends_on = ends_on + ${days}`,
  `update meeting_move set day = day + 100000`,
  `update meeting_move set day = day - 100000 + ${days}, new_day = new_day + ${days}`,
  `update exam set day = day + ${days} where id not in (select exam_id from exam_submission_window)`,
  `update mark_component set day = day + ${days}`,
  `update course_material set created_at = created_at + interval '${days} days'`,
  // Seen snapshots have the dates of before: without this every date would be reported as changed.
  `delete from page_seen`,
]

const run = (tx: Connection, text: string, values: unknown[] = []) =>
  tx.rows<{ day: string }>({ name: '', text }, values)

/** Saves the day up to which the demo has been moved. */
export const storedDays = (tx: Connection, today: string, week = today) =>
  run(
    tx,
    `insert into setting (name, value) values ('demo_today', to_jsonb($1::text)), ('demo_week', to_jsonb($2::text))
     on conflict (name) do update set value = excluded.value`,
    [today, week],
  )

/** Moves the registration deadline of this semester's distance exams, and its announcement. */
const moveDeadline = async (tx: Connection, days: number): Promise<void> => {
  const [moved] = await run(
    tx,
    `update exam_registration r set deadline = r.deadline + $1::int from semester s
     where s.id = r.semester_id and s.is_current returning r.deadline as day`,
    [days],
  )
  if (moved === undefined) return
  const { ka, en } = toDatePhrase(moved.day)
  await run(tx, 'update exam_registration set text_ka = $1, text_en = $2 where deadline = $3', [
    ka,
    en,
    moved.day,
  ])
}

/**
 * Moves dates that are relative to today by the days that have passed, so that the demo is current whenever it is
 * opened. Gives the number of days: 0 for a database that is no demo, or one of today.
 */
export const moveSeason = (db: Database, today: string): Promise<number> =>
  db.transaction(async (tx) => {
    const [made, week] = await run(
      tx,
      `select value #>> '{}' as day from setting where name in ('demo_today', 'demo_week') order by name for update`,
    )
    if (made === undefined || week === undefined) return 0
    const days = daysBetween(made.day, today)
    if (days <= 0) return 0
    const passed = daysBetween(week.day, today)
    const weeks = passed - (passed % 7)
    const timeZone = await loadTimeZone(tx)
    await withoutNotifications(tx)
    await movePageSnapshots(tx, { days, timeZone })
    // A day more is then the same time at the university, also where the clock was put forward or back in between.
    await run(tx, `select set_config('TimeZone', $1, true)`, [timeZone])
    for (const text of [...dayColumns(days), ...(weeks > 0 ? weekColumns(weeks) : [])]) await run(tx, text)
    await moveDeadline(tx, weeks)
    await storedDays(tx, today, addDays(week.day, weeks))
    return days
  })
