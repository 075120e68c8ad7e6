import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { meetSimultaneously } from '#rules/registration/clash.ts'
import { isPractice, isSeminar } from '#rules/registration/lecture-types.ts'
import { checkLinkedSet } from '#rules/registration/linked-sets.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { SubjectGroups } from '#server/enrolment/offer/load-groups.ts'
import { words as refusals } from '#server/enrolment/words.ts'
import { closedNow, free, verdictsOf } from './offer-groups.ts'

type Reply = z.input<typeof groups.practise.reply>
type Offered = Reply['groups'][number]
type Group = SubjectGroups['now']['groups'][number]

/** What stands between a group and those of the same subject that she keeps. */
const besideOwn = (group: Group, kept: readonly Group[], locale: Locale): Pick<Offered, 'reason'> | null => {
  const mine = kept.find((each) => meetSimultaneously(each, group))
  if (mine === undefined) return null
  const met = mine.meetings.find((each) => meetSimultaneously({ ...mine, meetings: [each] }, group))
  const params = {
    group: group.group,
    mine: mine.group,
    day: { ka: met?.day_ka ?? '', en: met?.day_en ?? '' },
    time: met ? `${met.time} - ${met.time_end}` : '',
  }
  return { reason: formatPhrase(refusals.meetsOwnGroup, locale, params) }
}

const partOf = (
  { now, rows }: SubjectGroups,
  isWanted: (lectureTypeID: number) => boolean,
  kept: readonly Group[],
  locale: Locale,
): Reply => {
  const { subject, groups: all } = now
  if (subject === null) throw new Refusal(refusals.subjectNotFound)
  const verdict = verdictsOf(now, locale)
  const goesWithKept = (group: Group): boolean => {
    const found = checkLinkedSet([...kept, group], all)
    return typeof found === 'string' || !('wrong' in found) || found.wrong === 'meet'
  }
  const groups = new Map(all.map((group) => [group.scheduleID, group]))
  const wanted = rows.flatMap((row) => {
    const group = groups.get(row.scheduleID)
    return group !== undefined && isWanted(row.lecture_typeID) && goesWithKept(group) ? [{ group, row }] : []
  })
  const offered = wanted.map(({ group, row }): Offered => {
    const said = verdict(group)
    const beside = said.valid ? besideOwn(group, kept, locale) : null
    return { ...row, ...said, ...(beside && { ...free, ...beside, valid: false, code: 'set_clash' }) }
  })
  const open = wanted.filter(({ group }) => group.is_open)
  const isFree = open.some(
    ({ group }) => group.has_seat || now.held.some((own) => own.scheduleID === group.scheduleID),
  )
  const none =
    open.length === 0
      ? { code: 'no_open_groups' as const, message: formatPhrase(refusals.noOpenGroups, locale) }
      : (closedNow(now, locale) ??
        (isFree ? null : { code: 'no_free_groups' as const, message: formatPhrase(refusals.noFreeGroups, locale) }))
  return { subject, groups: offered, code: null, message: null, ...none }
}

const mine = ({ now }: SubjectGroups): readonly Group[] =>
  now.held.filter(({ subjectID }) => subjectID === now.subject?.subjectID)

const typeOf = ({ rows }: SubjectGroups, { scheduleID }: Group): number =>
  rows.find((row) => row.scheduleID === scheduleID)?.lecture_typeID ?? 0

/** Takes a subject's groups; gives the practice groups that go with those that the student has in it (spec 7.10.1, 9.3.1). */
export const offerPractices = (read: SubjectGroups, locale: Locale): Reply => {
  const kept = mine(read).filter((group) => !isPractice(typeOf(read, group)))
  return partOf(read, isPractice, kept, locale)
}

/** Takes a subject's groups and one of its lectures; gives the seminar groups that go with it, and with what she has beside it. */
export const offerSeminars = (read: SubjectGroups, lectureID: number, locale: Locale): Reply => {
  const lecture = read.now.groups.find(({ scheduleID }) => scheduleID === lectureID)
  if (lecture === undefined) throw new Refusal(refusals.groupNotFound)
  const beside = mine(read).filter(
    (group) =>
      group.config === lecture.config && group.part !== lecture.part && !isSeminar(typeOf(read, group)),
  )
  return partOf(read, isSeminar, [lecture, ...beside], locale)
}
