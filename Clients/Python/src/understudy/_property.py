"""Properties that live in the session."""

from typing import Any, Generic, Optional, TypeVar, Union, overload

T = TypeVar("T")


class Property(Generic[T]):
    """A property of a controller, asked of the session and set there; before the controller is in one, kept."""

    def __init__(self, name: str, isSettable: bool = True) -> None:
        self.name = name
        self.isSettable = isSettable

    @overload
    def __get__(self, owner: None, kind: type) -> "Property[T]": ...

    @overload
    def __get__(self, owner: Any, kind: Optional[type] = None) -> T: ...

    def __get__(self, owner: Any, kind: Optional[type] = None) -> Union["Property[T]", T]:
        if owner is None:
            return self
        return owner._get(self.name)  # type: ignore[no-any-return]

    def __set__(self, owner: Any, value: T) -> None:
        if not self.isSettable:
            raise AttributeError(f"{self.name} can only be read")
        owner._set(self.name, value)
