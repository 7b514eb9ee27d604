/** The id of the reservation of club dollars for an order. */
export const reservationOf = (orderId: string) => `order:${orderId}`;
