import type * as z from 'zod/mini'
import type { clubs } from '#contract/campus/clubs.ts'
import { byName } from '#server/db/by-name.ts'
import type { Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'

/** SQL: the open club that named the student as its member. */
const nomination = `student s join club c on c.id = s.self_government_id and c.closed_at is null
     and c.approved_revision_id is not null`

/**
 * Saves the membership. The first yes makes the student a member; the first no declines an invitation or withdraws a
 * request. No row if another club named the student, or if the student gave the opposite answer before.
 */
export const saveMembership = defineRowQuery<
  { saved: boolean },
  [studentID: number, clubID: number, isMember: boolean]
>(
  'clubs.saveMembership',
  `with answer as (
     insert into self_government_answer as a (student_id, self_government_id, is_member)
     select s.id, c.id, $3::boolean from ${nomination} where s.id = $1 and c.id = $2
     on conflict (student_id, self_government_id) do update set is_member = a.is_member
     where a.is_member = excluded.is_member
     returning is_member
   ), first_answer as (
     select is_member from answer
     where not exists (select from self_government_answer a where a.student_id = $1 and a.self_government_id = $2)
   ), joined as (
     insert into club_member as m (club_id, student_id, state) select $2::int, $1::int, 'member' from first_answer where is_member
     on conflict (club_id, student_id) do update set state = 'member', at = now() where m.state <> 'member'
   ), declined as (
     delete from club_member m using first_answer f
     where not f.is_member and m.club_id = $2 and m.student_id = $1 and m.state <> 'member'
   )
   select true as saved from answer`,
)

export const findNomination = defineRowQuery<{ answered: boolean }, [studentID: number, clubID: number]>(
  'clubs.findNomination',
  `select a.student_id is not null as answered from ${nomination}
   left join self_government_answer a on a.student_id = s.id and a.self_government_id = c.id
   where s.id = $1 and c.id = $2`,
)

/** Facts that decide the duty of this area (see `user/sql.ts`). Members are not asked. */
export const dutyFacts = {
  self_government: `case when student.self_government_id is not null then (
    select json_build_object('self_governmentID', c.id, 'club_name', r.name_ka, 'club_nameeng', r.name_en,
      'isAnswered', exists (select from self_government_answer a where a.student_id = student.id and a.self_government_id = c.id)
        or exists (select from club_member m where m.student_id = student.id and m.club_id = c.id and m.state = 'member'))
    from club c join club_revision r on r.id = c.approved_revision_id
    where c.id = student.self_government_id and c.closed_at is null) end`,
} satisfies DutyFactsSql

type Page = z.input<typeof clubs.list.reply>
export type Club = Page['items'][number]

/** SQL: the address of the picture of a revision. */
export const pictureAddress = (revision: string): string => `'/api/clubs/pictures/' || ${revision}.picture`

const clubColumns = `c.id as "self_governmentID", r.name_ka as name, r.name_en as nameeng, r.description_ka as description,
     r.description_en as descriptioneng, ${pictureAddress('r')} as picture,
     (select count(*)::int from club_member o where o.club_id = c.id and o.state = 'member') as members,
     coalesce(m.role = 'head', false) as is_mine, coalesce(m.state = 'member', false) as is_member,
     case when c.approved_revision_id is null then r.status else 'approved' end as status,
     case when m.state = 'member' then m.role end as role, m.state as membership,
     (select count(*)::int from club_member o where o.club_id = c.id and o.state = 'asked' and m.role = 'head') as asked,
     case when c.approved_revision_id is null then r.reason end as reason,
     case when m.role = 'head' and l.status in ('in_progress', 'rejected') and l.id <> c.approved_revision_id then
       json_build_object('name', l.name_ka, 'nameeng', l.name_en, 'description', l.description_ka,
         'descriptioneng', l.description_en, 'picture', ${pictureAddress('l')}, 'closing_reason', l.closing_reason,
         'status', l.status, 'reason', l.reason, 'sent_at', l.sent_at) end as change`
/** Approved clubs, and those that the student $1 leads whatever their status. */
const visibleClubs = `club c
   left join club_member m on m.club_id = c.id and m.student_id = $1
   join lateral (select * from club_revision v where v.club_id = c.id order by v.id desc limit 1) l on true
   join club_revision r on r.id = coalesce(c.approved_revision_id, l.id)
   where c.closed_at is null and (c.approved_revision_id is not null or m.role = 'head')`
/** Items that wait for the student come first, then the student's own. */
const rank = `case when m.state = 'invited' then 1 when m.role = 'head' then 2 when m.state = 'member' then 3
       when m.state = 'asked' then 4 else 5 end`
const toJson = `coalesce(json_agg(to_jsonb(shown) - 'rank' order by shown.rank, ${byName('shown.name')}, shown."self_governmentID"), '[]')`

/** One page of the clubs. */
export const loadClubs = defineOneRowQuery<
  Pick<Page, 'items' | 'total'>,
  [studentID: number, perPage: number, page: number]
>(
  'clubs.load',
  `select (
       select count(*)::int from club c left join club_member m on m.club_id = c.id and m.student_id = $1
       where c.closed_at is null and (c.approved_revision_id is not null or m.role = 'head')) as total,
     (select ${toJson} from (
        select ${rank} as rank, ${clubColumns} from ${visibleClubs}
        order by 1, ${byName('r.name_ka')}, c.id limit $2 offset ($3 - 1) * $2) shown) as items`,
  ['int', 'int', 'int'],
)

/** The clubs that the student is in, is invited to or has asked to join. */
export const loadOwnClubs = defineOneRowQuery<{ readonly clubs: Club[] }, [studentID: number]>(
  'clubs.loadOwn',
  `select ${toJson} as clubs from (
     select ${rank} as rank, ${clubColumns} from ${visibleClubs} and m.student_id is not null) shown`,
  ['int'],
)

/** A club that the student sees. */
export const findClub = defineRowQuery<Club, [studentID: number, clubID: number]>(
  'clubs.find',
  `select ${clubColumns} from ${visibleClubs} and c.id = $2`,
)

/** The picture of a revision by its name. */
export const findPicture = defineRowQuery<{ readonly jpeg: Buffer }, [picture: string]>(
  'clubs.findPicture',
  'select jpeg from club_revision where picture = $1 limit 1',
)

/** The rules for founding a club, where the university has written them. */
export const findRules = defineRowQuery<{ readonly text: string; readonly texteng: string }>(
  'clubs.findRules',
  `select text_ka as text, text_en as texteng from resource where name = 'club-rules'`,
  [],
)

export interface Position {
  readonly role: 'head' | 'deputy' | 'member' | null
  readonly isApproved: boolean
}

/** SQL: the role of the student $1 in the club $2 `c`, as whose member `m` they may see it. */
export const ownRole = `case when m.state = 'member' then m.role end`
export const ownClub = `club c left join club_member m on m.club_id = c.id and m.student_id = $1
   where c.id = $2 and c.closed_at is null and (c.approved_revision_id is not null or m.role = 'head')`

/** The student's role in a club that they may see. */
export const findPosition = defineRowQuery<Position, [studentID: number, clubID: number]>(
  'clubs.findPosition',
  `select ${ownRole} as role, c.approved_revision_id is not null as "isApproved" from ${ownClub}`,
)

const lockRow = defineRowQuery<object, [clubID: number]>(
  'clubs.lock',
  'select from club where id = $1 for update',
)

/** The same; until the transaction ends nobody else changes the club, its members and its projects. */
export const lockClub = async (tx: Connection, studentID: number, clubID: number) => {
  await lockRow(tx, clubID)
  // A statement of its own: one that had waited for the lock would read the members from before it.
  return findPosition(tx, studentID, clubID)
}

/** How many clubs the student leads. */
export const countLedClubs = defineOneRowQuery<{ readonly count: number }, [studentID: number]>(
  'clubs.countLed',
  `select count(*)::int as count from club_member m join club c on c.id = m.club_id
   where m.student_id = $1 and m.role = 'head' and c.closed_at is null`,
)

export interface RecentRequests {
  readonly recentCount: number
  readonly maxPerDay: number
  /** Seconds until the next one can be sent, once the limit is reached. */
  readonly retryAfterSeconds: number
}

/** The revisions and projects that the student has sent for approval within 24 hours. */
export const countRecentRequests = defineOneRowQuery<RecentRequests, [studentID: number]>(
  'clubs.countRecent',
  `with sent as (
     select sent_at as at from club_revision where student_id = $1 and sent_at > now() - interval '24 hours'
     union all
     select created_at from club_project where student_id = $1 and created_at > now() - interval '24 hours')
   select count(*)::int as "recentCount",
     (select value::int from setting where name = 'club_requests_per_day') as "maxPerDay",
     coalesce(ceil(extract(epoch from min(at) + interval '24 hours' - now())), 1)::int as "retryAfterSeconds"
   from sent`,
)

/** The club of the revision that was sent with this attempt key. */
export const findClubByKey = defineRowQuery<{ readonly clubID: number }, [studentID: number, key: string]>(
  'clubs.findByKey',
  'select club_id as "clubID" from club_revision where student_id = $1 and key = $2',
)

/** A club without a revision, with its head. */
export const insertClub = defineOneRowQuery<{ readonly clubID: number }, [studentID: number]>(
  'clubs.insert',
  `with made as (insert into club default values returning id)
   insert into club_member (club_id, student_id, role, state) select id, $1, 'head', 'member' from made
   returning club_id as "clubID"`,
)

/** A request of the club that still waits is replaced by the next one. */
export const withdrawRevisions = defineRowQuery<object, [clubID: number]>(
  'clubs.withdrawRevisions',
  `update club_revision set status = 'withdrawn' where club_id = $1 and status = 'in_progress'`,
)

/** A revision that waits; without a picture it has that of the last one. */
export const insertRevision = defineRowQuery<
  object,
  [
    clubID: number,
    studentID: number,
    name: string,
    nameeng: string,
    description: string,
    descriptioneng: string,
    fileID: number | null,
    jpeg: Buffer | null,
    key: string | null,
  ]
>(
  'clubs.insertRevision',
  `insert into club_revision (club_id, student_id, name_ka, name_en, description_ka, description_en, file_id, jpeg, key)
   select $1, $2, $3, $4, $5, $6, coalesce($7, l.file_id), coalesce($8, l.jpeg), $9
   from (select) one left join lateral (
     select file_id, jpeg from club_revision where club_id = $1 order by id desc limit 1) l on true`,
)

/** A closing that waits: the texts and the picture stay those that are approved. */
export const insertClosing = defineRowQuery<
  object,
  [clubID: number, studentID: number, reason: string, key: string | null]
>(
  'clubs.insertClosing',
  `insert into club_revision
     (club_id, student_id, name_ka, name_en, description_ka, description_en, file_id, jpeg, closing_reason, key)
   select $1, $2, a.name_ka, a.name_en, a.description_ka, a.description_en, a.file_id, a.jpeg, $3, $4
   from club c join club_revision a on a.id = c.approved_revision_id where c.id = $1`,
)

/** The status of the last revision, and whether it is what everybody sees. */
export const findLastRevision = defineOneRowQuery<
  { readonly status: 'in_progress' | 'rejected' | 'approved' | 'withdrawn'; readonly isApproved: boolean },
  [clubID: number]
>(
  'clubs.findLastRevision',
  `select r.status, r.id = c.approved_revision_id as "isApproved" from club_revision r join club c on c.id = r.club_id
   where r.club_id = $1 order by r.id desc limit 1`,
)

/** Withdraws the last change, unless it is approved. */
export const withdrawLastChange = defineRowQuery<object, [clubID: number]>(
  'clubs.withdrawLastChange',
  `update club_revision set status = 'withdrawn'
   where id = (select max(id) from club_revision where club_id = $1) and status in ('in_progress', 'rejected')`,
)

export const closeClub = defineRowQuery<object, [clubID: number]>(
  'clubs.close',
  'update club set closed_at = now() where id = $1',
)
