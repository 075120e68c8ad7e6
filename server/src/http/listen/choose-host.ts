interface Listening {
  /** The setting of the administrator. */
  readonly host: string | undefined
  readonly isDemo: boolean
}

/** The address to listen at: the demo listens on this machine only unless `HOST` is set, because its passwords are public. */
export const chooseHost = ({ host, isDemo }: Listening): string => host ?? (isDemo ? '127.0.0.1' : '0.0.0.0')
