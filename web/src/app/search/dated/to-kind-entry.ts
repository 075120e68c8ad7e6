import type { applications } from '#contract/administration/applications.ts'
import type { Reply } from '#web/api/call.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import type { SearchEntry } from '../list-entries.ts'
import type { ResultLink } from '../search-result.ts'

/** A kind of application, which opens its form. */
export const toKindEntry = ({
  kindID,
  kind,
  kindeng,
  description,
  descriptioneng,
}: Reply<typeof applications.kinds>['kinds'][number]): SearchEntry => ({
  group: 'applications',
  key: `kind ${kindID}`,
  icon: iconPaths.clip,
  name: { ka: kind, en: kindeng },
  detail: { ka: description, en: descriptioneng },
  synonyms: '',
  link: { to: '/my-applications/new', search: { kind: kindID } } as ResultLink,
  run: null,
})
