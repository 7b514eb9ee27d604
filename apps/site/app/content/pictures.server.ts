import airport from '@jalon/ui/pictures/airport.svg?url';
import batteryMeter from '@jalon/ui/pictures/battery-meter.svg?url';
import batteryTest from '@jalon/ui/pictures/battery-test.svg?url';
import cabinEvening from '@jalon/ui/pictures/cabin-evening.svg?url';
import carLot from '@jalon/ui/pictures/car-lot.svg?url';
import chargingFamily from '@jalon/ui/pictures/charging-family.svg?url';
import childSeat from '@jalon/ui/pictures/child-seat.svg?url';
import coastRoad from '@jalon/ui/pictures/coast-road.svg?url';
import coveredBridge from '@jalon/ui/pictures/covered-bridge.svg?url';
import dispatch from '@jalon/ui/pictures/dispatch.svg?url';
import evWinter from '@jalon/ui/pictures/ev-winter.svg?url';
import firstCar from '@jalon/ui/pictures/first-car.svg?url';
import forestSnow from '@jalon/ui/pictures/forest-snow.svg?url';
import frozenMorning from '@jalon/ui/pictures/frozen-morning.svg?url';
import garage from '@jalon/ui/pictures/garage.svg?url';
import giftEvening from '@jalon/ui/pictures/gift-evening.svg?url';
import gravelRoad from '@jalon/ui/pictures/gravel-road.svg?url';
import homeCharger from '@jalon/ui/pictures/home-charger.svg?url';
import houseAutumn from '@jalon/ui/pictures/house-autumn.svg?url';
import kitchen from '@jalon/ui/pictures/kitchen.svg?url';
import lakeRoad from '@jalon/ui/pictures/lake-road.svg?url';
import mapTable from '@jalon/ui/pictures/map-table.svg?url';
import movingDay from '@jalon/ui/pictures/moving-day.svg?url';
import olderDriver from '@jalon/ui/pictures/older-driver.svg?url';
import parkWalk from '@jalon/ui/pictures/park-walk.svg?url';
import podcastStudio from '@jalon/ui/pictures/podcast-studio.svg?url';
import portraitAdviser from '@jalon/ui/pictures/portrait-adviser.svg?url';
import portraitDispatcher from '@jalon/ui/pictures/portrait-dispatcher.svg?url';
import portraitDriver from '@jalon/ui/pictures/portrait-driver.svg?url';
import potholeStreet from '@jalon/ui/pictures/pothole-street.svg?url';
import rainyStreet from '@jalon/ui/pictures/rainy-street.svg?url';
import recordsRoom from '@jalon/ui/pictures/records-room.svg?url';
import roadTrip from '@jalon/ui/pictures/road-trip.svg?url';
import team from '@jalon/ui/pictures/team.svg?url';
import towTruck from '@jalon/ui/pictures/tow-truck.svg?url';
import videoShoot from '@jalon/ui/pictures/video-shoot.svg?url';
import winterRoad from '@jalon/ui/pictures/winter-road.svg?url';
import winterTires from '@jalon/ui/pictures/winter-tires.svg?url';
import wrappedCard from '@jalon/ui/pictures/wrapped-card.svg?url';

/** The files of the scenes and portraits, which content refers to as `picture:<name>`. */
export const pictures: Readonly<Record<string, string>> = {
  airport,
  'battery-meter': batteryMeter,
  'battery-test': batteryTest,
  'cabin-evening': cabinEvening,
  'car-lot': carLot,
  'charging-family': chargingFamily,
  'child-seat': childSeat,
  'coast-road': coastRoad,
  'covered-bridge': coveredBridge,
  dispatch,
  'ev-winter': evWinter,
  'first-car': firstCar,
  'forest-snow': forestSnow,
  'frozen-morning': frozenMorning,
  garage,
  'gift-evening': giftEvening,
  'gravel-road': gravelRoad,
  'home-charger': homeCharger,
  'house-autumn': houseAutumn,
  kitchen,
  'lake-road': lakeRoad,
  'map-table': mapTable,
  'moving-day': movingDay,
  'older-driver': olderDriver,
  'park-walk': parkWalk,
  'podcast-studio': podcastStudio,
  'portrait-adviser': portraitAdviser,
  'portrait-dispatcher': portraitDispatcher,
  'portrait-driver': portraitDriver,
  'pothole-street': potholeStreet,
  'rainy-street': rainyStreet,
  'records-room': recordsRoom,
  'road-trip': roadTrip,
  team,
  'tow-truck': towTruck,
  'video-shoot': videoShoot,
  'winter-road': winterRoad,
  'winter-tires': winterTires,
  'wrapped-card': wrappedCard,
};
