import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { meetSimultaneously } from '#rules/registration/clash.ts'
import { isPractice, isSeminar } from '#rules/registration/lecture-types.ts'
import { checkLinkedSet } from '#rules/registration/linked-sets.ts'
import { formatPhrase, type Locale } from '#rules/text/locale.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { SeatGroup } from '../snapshot.ts'
import { words } from '../words.ts'
import type { SubjectGroups } from './load-groups.ts'
import { explainClosed, explainGroups, freeGroup } from './offer-groups.ts'

type Reply = z.input<typeof groups.practise.reply>
type Offered = Reply['groups'][number]

/** Why a group does not go with those of the same subject that the student keeps. */
const explainClash = (group: SeatGroup, kept: readonly SeatGroup[], locale: Locale): string | null => {
  const own = kept.find((each) => meetSimultaneously(each, group))
  if (own === undefined) return null
  const met = own.meetings.find((each) => meetSimultaneously({ ...own, meetings: [each] }, group))
  return formatPhrase(words.meetsOwnGroup, locale, {
    group: group.group,
    mine: own.group,
    day: { ka: met?.day_ka ?? '', en: met?.day_en ?? '' },
    time: met ? `${met.time} - ${met.time_end}` : '',
  })
}

const offerParts = (
  subjectGroups: SubjectGroups,
  isRequested: (lectureTypeID: number) => boolean,
  kept: readonly SeatGroup[],
  locale: Locale,
): Reply => {
  const { subject, groups: all, rows, ownGroups } = subjectGroups
  const explain = explainGroups(subjectGroups, locale)
  const isLinkedToSelected = (group: SeatGroup): boolean => {
    const found = checkLinkedSet([...kept, group], all)
    return typeof found === 'string' || !('wrong' in found) || found.wrong === 'meet'
  }
  const groups = new Map(all.map((group) => [group.scheduleID, group]))
  const requested = rows.flatMap((row) => {
    const group = groups.get(row.scheduleID)
    return group !== undefined && isRequested(row.lecture_typeID) && isLinkedToSelected(group)
      ? [{ group, row }]
      : []
  })
  const offered = requested.map(({ group, row }): Offered => {
    const offer = explain(group)
    const reason = offer.valid ? explainClash(group, kept, locale) : null
    return {
      ...row,
      ...offer,
      ...(reason !== null && { ...freeGroup, reason, valid: false, code: 'set_clash' }),
    }
  })
  const open = requested.filter(({ group }) => group.is_open)
  const isFree = open.some(
    ({ group }) => group.has_seat || ownGroups.some((own) => own.scheduleID === group.scheduleID),
  )
  const none =
    open.length === 0
      ? { code: 'no_open_groups' as const, message: formatPhrase(words.noOpenGroups, locale) }
      : (explainClosed(subjectGroups, locale) ??
        (isFree
          ? null
          : { code: 'no_free_groups' as const, message: formatPhrase(words.noFreeGroups, locale) }))
  return { subject, groups: offered, code: null, message: null, ...none }
}

const listOwn = ({ subject, ownGroups }: SubjectGroups): readonly SeatGroup[] =>
  ownGroups.filter(({ subjectID }) => subjectID === subject.subjectID)

const getType = ({ rows }: SubjectGroups, { scheduleID }: SeatGroup): number =>
  rows.find((row) => row.scheduleID === scheduleID)?.lecture_typeID ?? 0

/** The practice groups of a subject that go with the groups that the student has in it (spec 7.10.1, 9.3.1). */
export const offerPractices = (subjectGroups: SubjectGroups, locale: Locale): Reply => {
  const kept = listOwn(subjectGroups).filter((group) => !isPractice(getType(subjectGroups, group)))
  return offerParts(subjectGroups, isPractice, kept, locale)
}

/** The seminar groups that go with a lecture, and with what the student has beside it. */
export const offerSeminars = (subjectGroups: SubjectGroups, lectureID: number, locale: Locale): Reply => {
  const lecture = requireFound(
    subjectGroups.groups.find(({ scheduleID }) => scheduleID === lectureID),
    words.groupNotFound,
  )
  const beside = listOwn(subjectGroups).filter(
    (group) =>
      group.config === lecture.config &&
      group.part !== lecture.part &&
      !isSeminar(getType(subjectGroups, group)),
  )
  return offerParts(subjectGroups, isSeminar, [lecture, ...beside], locale)
}
