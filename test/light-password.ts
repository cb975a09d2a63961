/** A password of test accounts, hashed so lightly that no test waits for it. */
export const PASSWORD = 'quiet-ledger-77-monsoon'
export const LIGHT_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$0Dzjyct2td62ws35zpdmZzI9Oj5CZ8sC7fTqfBhRpeI'
