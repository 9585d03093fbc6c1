/** Where a spec starts the identity provider of the product on `port`; the product is let through to it alone. */
export const identityProviderPort = (port: number): number => port + 5
