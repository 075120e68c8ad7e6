import { env } from '#server/env.ts'

/**
 * The configured address of the portal. It never comes from a request: who requests an e-mail for somebody else could
 * make its link lead to a server of their own.
 */
const portalAddress = env.publicUrl ?? `http://localhost:${env.port}`

/** The text of a message with the portal's address in place of `{portal}`. */
export const fillPortalAddress = (body: string): string => body.replaceAll('{portal}', portalAddress)
