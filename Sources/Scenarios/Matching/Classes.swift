/// The members of a list, those that are equal in one class.
///
/// Classes are numbered in the order of their first members, and members stand in their order.
struct Classes {
    private(set) var members: [[Int]] = []
    /// The class of each member of the list.
    private(set) var ofMember: [Int] = []

    /// Sorts a list by what makes its members equal.
    init<Member, Key: Hashable>(_ list: [Member], by key: (Member) -> Key) {
        ofMember.reserveCapacity(list.count)
        var known: [Key: Int] = [:]
        for (index, member) in list.enumerated() {
            let number = known[key(member), default: members.count]
            if number == members.count {
                known[key(member)] = number
                members.append([])
            }
            members[number].append(index)
            ofMember.append(number)
        }
    }

    var count: Int { members.count }

    /// The first member of a class.
    func first(_ number: Int) -> Int { members[number][0] }
}
