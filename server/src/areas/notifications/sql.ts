import type * as z from 'zod/mini'
import type { notifications } from '#contract/account/notifications.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'
import type { NotificationRow } from './describe-notification.ts'

type Popup = z.input<typeof notifications.popups.reply>['messages'][number]

/** SQL: the notification `n` of the recipient `r`, with the subject `u` and the publication `p` that it may have. */
const notificationColumns = `n.id as "notificationID", n.kind, n.details, n.created_at, r.seen_at is not null as seen,
     u.name_ka as subject_ka, u.name_en as subject_en,
     p.title_ka, p.title_en, p.text_ka, p.text_en, p.link`
const joinNotification = `join notification n on n.id = r.notification_id
     left join subject u on u.id = n.subject_id left join publication p on p.id = n.publication_id`

/** One page of the student's notifications, newest first. */
export const loadNotifications = defineOneRowQuery<
  { readonly items: NotificationRow[]; readonly total: number },
  [studentID: number, perPage: number, page: number]
>(
  'notifications.load',
  `select (select count(*)::int from notification_recipient where student_id = $1) as total,
     (select coalesce(json_agg(shown order by shown."notificationID" desc), '[]') from (
        select ${notificationColumns} from notification_recipient r ${joinNotification}
        where r.student_id = $1 order by r.notification_id desc limit $2 offset ($3 - 1) * $2) shown) as items`,
  ['int', 'int', 'int'],
)

/** One page for staff who see the portal as the student does, without these kinds and without answers of these kinds. */
export const loadNotificationsOfView = defineOneRowQuery<
  { readonly items: NotificationRow[]; readonly total: number },
  [studentID: number, perPage: number, page: number, kinds: readonly string[], answers: readonly string[]]
>(
  'notifications.loadOfView',
  `with own as (
     select r.* from notification_recipient r join notification n on n.id = r.notification_id
     where r.student_id = $1 and n.kind <> all ($4)
       and (n.kind <> 'answer' or (n.details ->> 'kind') <> all ($5)))
   select (select count(*)::int from own) as total,
     (select coalesce(json_agg(shown order by shown."notificationID" desc), '[]') from (
        select ${notificationColumns} from own r ${joinNotification}
        order by r.notification_id desc limit $2 offset ($3 - 1) * $2) shown) as items`,
)

/** One notification of the student, which is seen from now on; undefined when it is not theirs. */
export const findNotification = defineRowQuery<NotificationRow, [studentID: number, id: number]>(
  'notifications.find',
  `with r as (
     update notification_recipient set seen_at = coalesce(seen_at, now()) where student_id = $1 and notification_id = $2
     returning *),
     notified as (select notify_students(array[$1::int]) from r)
   select ${notificationColumns} from r ${joinNotification} left join notified on true`,
)

/** One notification of the student, for staff who see it as the student does: it stays as new as it is. */
export const peekNotification = defineRowQuery<NotificationRow, [studentID: number, id: number]>(
  'notifications.peek',
  `select ${notificationColumns} from notification_recipient r ${joinNotification}
   where r.student_id = $1 and r.notification_id = $2`,
)

/** Marks all notifications as seen; how many there were. */
export const seeAllNotifications = defineOneRowQuery<{ readonly seen: number }, [studentID: number]>(
  'notifications.seeAll',
  `with s as (
     update notification_recipient set seen_at = now() where student_id = $1 and seen_at is null returning 1),
     n as (select count(*)::int as seen from s)
   select n.seen, case when n.seen > 0 then notify_students(array[$1::int])::text end from n`,
)

/** The messages that the student has not closed yet, oldest first, as they are shown. */
export const loadUnseenPopups = defineOneRowQuery<{ readonly messages: Popup[] }, [studentID: number]>(
  'notifications.loadUnseenPopups',
  `select coalesce(json_agg(shown order by shown.created_at, shown."modal_messageID"), '[]') as messages from (
   select m.id as "modal_messageID", m.title_ka as title, m.title_en as titleeng, m.text_ka as text,
     m.text_en as texteng, m.is_contract, m.created_at, json_build_array(json_build_object('seen', false)) as recipients
   from popup_recipient r join popup_message m on m.id = r.message_id
   where r.student_id = $1 and r.seen_at is null) shown`,
  ['int'],
)

/** Saves the first time a message was closed; undefined when it is not for this student. */
export const savePopupSeen = defineRowQuery<{ seen: boolean }, [studentID: number, messageID: number]>(
  'notifications.savePopupSeen',
  `update popup_recipient set seen_at = coalesce(seen_at, now()) where student_id = $1 and message_id = $2
   returning true as seen`,
)

/** Facts that decide the duty of this area (see `user/sql.ts`). */
export const dutyFacts = {
  popup: `(
    select json_build_object('modal_messageID', r.message_id, 'is_contract', m.is_contract::int)
    from popup_recipient r join popup_message m on m.id = r.message_id
    where r.student_id = student.id and r.seen_at is null order by m.created_at, m.id limit 1)`,
} satisfies DutyFactsSql
