/** Settings of a query of what somebody begins to change: it is what is stored now, and no poll touches it afterwards. */
export const storedNow = {
  refetchInterval: false,
  refetchOnMount: 'always',
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;
