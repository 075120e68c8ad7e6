import { inboxKinds, type InboxKind } from '#contract/staff/inbox-kinds.ts'
import { omitUndefined, readNumber, readText } from '#staff/ui/list/read-address.ts'

/** The URL parameters of the list of templates. */
export interface TemplatesSearch {
  readonly kind?: InboxKind
  readonly search?: string
  /** The one whose form is open; 0 is a new one. */
  readonly template?: number
}

/** Whatever the address says that is no filter is left out. */
export const readTemplatesSearch = (address: Record<string, unknown>): TemplatesSearch =>
  omitUndefined({
    kind: inboxKinds.find((each) => each === address['kind']),
    search: readText(address['search']),
    template: readNumber(address['template'], { min: 0 }),
  })
