import { isBlank } from '#rules/text/invisible-characters.ts'
import { isScreenLink } from '#rules/menu/link-paths.ts'
import type { publications } from '#contract/staff/publications.ts'
import { toInstant } from '#rules/time/zoned-time.ts'
import type { Reply, Sent } from '#web/api/call.ts'
import type { Message } from '#web/i18n/message.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import type { FieldErrors } from '#web/ui/form/useFieldError.ts'
import { words } from './words.ts'

export type Audience = Reply<typeof publications.audiences>['audiences'][number]
export type ListedPublication = Reply<typeof publications.list>['items'][number]
export type AudienceKind = Audience['audience']
export type Publication = Sent<typeof publications.publish>['body']

/** The values of the form. */
export interface PublicationForm {
  readonly form: Publication['form']
  readonly title: string
  readonly titleeng: string
  readonly text: string
  readonly texteng: string
  readonly link: string
  /** The kind comes first, and an audience of it is searched for. */
  readonly kind: AudienceKind | ''
  readonly audience: Audience | null
  readonly when: 'now' | 'later'
  readonly day: string
  readonly time: string
}

/** The fields that can be wrong, by their names in the call. */
export type PublicationField = 'title' | 'titleeng' | 'text' | 'texteng' | 'link' | 'audience' | 'publish_at'

/** Of each text, as in the contract. */
export const maxLengths = { title: 120, text: 4000, link: 200 } as const

const emptyForm: PublicationForm = {
  form: 'notification',
  title: '',
  titleeng: '',
  text: '',
  texteng: '',
  link: '',
  kind: '',
  audience: null,
  when: 'now',
  day: '',
  time: '',
}

/** The form of a draft, in which nothing is of another type than an empty form has. */
export const readForm = (draft: unknown): PublicationForm => {
  const given = (draft ?? {}) as Readonly<Record<string, unknown>>
  const read = Object.entries(emptyForm).map(([name, empty]) => [
    name,
    typeof given[name] === typeof empty ? given[name] : empty,
  ])
  return Object.fromEntries(read) as PublicationForm
}

/** Whether something is typed in the form. */
export const isFilled = ({ title, titleeng, text, texteng }: PublicationForm): boolean =>
  [title, titleeng, text, texteng].some((each) => !isBlank(each))

/** The form with what was not sent, to be sent now; its time has passed. */
export const toForm = (given: ListedPublication): PublicationForm => {
  const { form, title, titleeng, text, texteng, link, audience, targetID, name, nameeng, cancel_reason } =
    given
  return {
    ...emptyForm,
    form,
    title,
    titleeng,
    text,
    texteng,
    link: link ?? '',
    kind: audience,
    // A group of a semester that is over can be chosen no more.
    audience: cancel_reason === 'audience' ? null : { audience, targetID, name, nameeng },
  }
}

/** A year of more digits is a slip of the keys. */
const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day)

/** The instant of the chosen day and time at the university, or null while one of them is missing. */
const toPublishAt = ({ day, time }: PublicationForm): string | null =>
  isDay(day) && time !== '' ? toInstant(day, time, timeZone) : null

/** Errors before anything is sent. `count` is the number of students in the audience, if it is known. */
export const findErrors = (
  given: PublicationForm,
  count: number | undefined,
  now: number,
): FieldErrors<PublicationField> => {
  const errors: { [Name in PublicationField]?: Message } = {}
  for (const name of ['title', 'titleeng', 'text', 'texteng'] as const)
    if (isBlank(given[name])) errors[name] = { phrase: words.fill }
  const link = given.link.trim()
  if (given.form === 'notification' && link !== '' && !isScreenLink(link))
    errors.link = { phrase: words.wrongLink }
  if (given.kind === '') errors.audience = { phrase: words.chooseAudience }
  else if (given.audience === null) errors.audience = { phrase: words.chooseFound }
  else if (count === undefined) errors.audience = { phrase: words.notCounted }
  else if (count === 0) errors.audience = { phrase: words.nobody }
  if (given.when === 'later') {
    const publishAt = toPublishAt(given)
    if (publishAt === null) errors.publish_at = { phrase: words.chooseTime }
    else if (Date.parse(publishAt) <= now) errors.publish_at = { phrase: words.past }
  }
  return errors
}

/** The body of the call, of a form in which nothing is wrong. */
export const toPublication = (given: PublicationForm): Publication => {
  const { form, title, titleeng, text, texteng, audience, when } = given
  const link = given.link.trim()
  const publishAt = when === 'later' ? toPublishAt(given) : null
  return {
    form,
    title: title.trim(),
    titleeng: titleeng.trim(),
    text: text.trim(),
    texteng: texteng.trim(),
    ...(form === 'notification' && link !== '' && { link }),
    audience: audience?.audience ?? 'everyone',
    ...(audience !== null && audience.targetID !== null && { targetID: audience.targetID }),
    ...(publishAt !== null && { publish_at: publishAt }),
  }
}
