/**
 * The `shouldForwardProp` of styled elements with attributes that styled-components doesn't know yet, such as
 * `commandfor` and `closedby`: it forwards them anyway, but warns in development.
 */
export const forwardEveryProp = () => true;
