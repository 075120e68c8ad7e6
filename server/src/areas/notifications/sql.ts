import type * as z from 'zod/mini'
import type { notifications } from '#contract/account/notifications.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'

type Popup = z.input<typeof notifications.popups.reply>['messages'][number]

/** The messages that the student has not closed yet, oldest first, as they are shown. */
export const listUnseenPopups = defineListQuery<Popup, [studentID: number]>(
  'notifications.listUnseenPopups',
  `select m.id as "modal_messageID", m.title_ka as title, m.title_en as titleeng, m.text_ka as text,
     m.text_en as texteng, m.is_contract, m.created_at, json_build_array(json_build_object('seen', false)) as recipients
   from popup_recipient r join popup_message m on m.id = r.message_id
   where r.student_id = $1 and r.seen_at is null
   order by m.created_at, m.id`,
)

/** Saves the first time a message was closed; undefined when it is not for this student. */
export const savePopupSeen = defineRowQuery<{ seen: boolean }, [studentID: number, messageID: number]>(
  'notifications.savePopupSeen',
  `update popup_recipient set seen_at = coalesce(seen_at, now()) where student_id = $1 and message_id = $2
   returning true as seen`,
)

/** What the duty of this area is decided on (see `user/sql.ts`). */
export const dutyFacts = {
  popup: `(
    select json_build_object('modal_messageID', r.message_id, 'is_contract', m.is_contract::int)
    from popup_recipient r join popup_message m on m.id = r.message_id
    where r.student_id = student.id and r.seen_at is null order by m.created_at, m.id limit 1)`,
} satisfies DutyFactsSql
