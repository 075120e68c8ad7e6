import { inboxKinds, type InboxKind } from '#contract/staff/inbox-kinds.ts'

/** What the address of the templates holds. */
export interface TemplatesSearch {
  readonly kind?: InboxKind
  /** The one whose form is open; 0 is a new one. */
  readonly template?: number
}

/** Whatever the address says that is no filter is left out. */
export const readTemplatesSearch = (address: Record<string, unknown>): TemplatesSearch => {
  const kind = inboxKinds.find((each) => each === address['kind'])
  const { template } = address
  return {
    ...(kind !== undefined && { kind }),
    ...(typeof template === 'number' &&
      Number.isInteger(template) &&
      template >= 0 &&
      template <= 999_999_999 && { template }),
  }
}
