interface Listening {
  /** The setting of the administrator. */
  readonly host: string | undefined
  readonly isDemo: boolean
}

/** The address to listen at: the demo answers this machine only, unless it is told otherwise; its passwords are public. */
export const chooseHost = ({ host, isDemo }: Listening): string => host ?? (isDemo ? '127.0.0.1' : '0.0.0.0')
